import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { VideoEmbed, type VideoEmbedProps } from './video-embed.tsx';

const meta = {
  title: 'Components/Video embed',
  component: VideoEmbed,
  ...localized(VideoEmbed, {
    en: {
      title: 'The indicators in four minutes',
      duration: '4:05',
      labels: { play: 'Play video:', loads: '(loads YouTube)', open: 'Open on YouTube' },
      pageUrl: 'https://www.youtube.com/watch?v=sample',
      embedUrl: 'https://www.youtube-nocookie.com/embed/sample',
    },
    es: {
      title: 'Los indicadores en cuatro minutos',
      labels: { play: 'Reproducir el video:', loads: '(carga YouTube)', open: 'Abrir en YouTube' },
    },
  }),
} satisfies Meta<typeof VideoEmbed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Poster: Story = {};

/** A picture of its own in place of the profile. */
export const OwnPicture: Story = {
  args: {
    poster: (
      <svg viewBox="0 0 30 12" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 10l6-3 5 2 7-6 5 2 7-4" />
      </svg>
    ),
  },
};

export const LongText: Story = {
  ...localized(VideoEmbed, {
    en: {
      title:
        'How a session is read from its first trade to its last one, with the volume profile and the cumulative delta',
    },
    es: {
      title:
        'Cómo se lee una sesión desde la primera operación hasta la última, con el perfil de volumen y el delta acumulado',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<VideoEmbedProps>({ default: {} }, (props) => <VideoEmbed {...props} />),
  tags: ['matrix'],
};
