import type { Localized, Review } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReviewCard } from '../review-card/review-card.tsx';
import { sampleReviews } from '../review-card/sample-reviews.ts';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

const watch: Localized<string> = { en: 'Watch', es: 'Ver video' };
const sample: Localized<string> = {
  en: 'Sample, not a real customer',
  es: 'Muestra, no es un cliente real',
};

/** Returns the reviews of a language as slides. */
const slides = (locale: 'en' | 'es', reviews: readonly Review[] = sampleReviews[locale]) =>
  reviews.map((review) => (
    <ReviewCard
      key={review.id}
      review={review}
      videoUrl={`#${review.id}`}
      labels={{ sample: sample[locale], watch: watch[locale] }}
    />
  ));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  ...localized(Carousel, {
    en: {
      labels: {
        name: 'Reviews',
        carousel: 'carousel',
        slide: 'slide',
        start: 'Start slide rotation',
        stop: 'Stop slide rotation',
        previous: 'Previous review',
        next: 'Next review',
      },
      children: slides('en'),
    },
    es: {
      labels: {
        name: 'Testimonios',
        carousel: 'carrusel',
        slide: 'diapositiva',
        start: 'Iniciar la rotación',
        stop: 'Detener la rotación',
        previous: 'Testimonio anterior',
        next: 'Testimonio siguiente',
      },
      children: slides('es'),
    },
  }),
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the slider, then counts the visible slides. */
const shows =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryAllByRole('group', { name: / \/ / })).toHaveLength(count),
    );
  };

/** 64rem and wider. */
export const ThreeAtATime: Story = {
  name: '3 at a time',
  globals: { viewport: { value: 'desktop' } },
  play: shows(3),
};

export const TwoAtATime: Story = {
  name: '2 at a time',
  globals: { viewport: { value: 'tablet' } },
  play: shows(2),
};

export const OneAtATime: Story = {
  tags: ['matrix'],
  name: '1 at a time',
  globals: { viewport: { value: 'phone' } },
  play: shows(1),
};

/** The rotation button is named after what it does next. */
export const Stopped: Story = {
  name: 'Stopped: rotation paused',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, context }) => {
    await shows(2)(context);
    const rotation = canvasElement.querySelector('[data-rotation]');
    if (!rotation) throw new Error('The carousel has no rotation button.');
    const stop = rotation.getAttribute('aria-label');
    await userEvent.click(rotation);
    await expect(rotation).not.toHaveAttribute('aria-label', stop);
  },
};

/** When all slides fit, nothing moves and there are no buttons. */
export const NothingToMove: Story = {
  globals: { viewport: { value: 'desktop' } },
  ...localized(Carousel, {
    en: { children: slides('en').slice(0, 3) },
    es: { children: slides('es').slice(0, 3) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Its buttons in all states. */
export const Matrix: Story = {
  ...matrix<CarouselProps>({ default: {} }, ({ labels, ...props }, key) => (
    <Carousel {...props} labels={{ ...labels, name: `${labels.name} ${key}` }} />
  )),
  globals: { viewport: { value: 'phone' } },
  play: shows(4),
  tags: ['matrix'],
};
