import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { whatIsVideo } from '../../library.ts';
import { Video } from './video.tsx';

const meta = {
  title: 'Pages/Video',
  component: Video,
  ...localized(Video, {
    en: { video: whatIsVideo.en, poster: 'what-is' },
    es: { video: whatIsVideo.es },
    parameters: { site: { route: 'home' } },
  }),
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The poster; nothing is requested from the video host before a click. */
export const Poster: Story = {};

/** The written summary of the video. */
export const SummaryOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The video has no summary.');
    await userEvent.click(summary);
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
  },
};
