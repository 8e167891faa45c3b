import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { ReviewCard, type ReviewCardProps } from './review-card.tsx';
import { ReviewMark } from './review-mark.tsx';
import { sampleReviews } from './sample-reviews.ts';

const meta = {
  title: 'Components/Review card',
  component: ReviewCard,
  ...localized(ReviewCard, {
    en: {
      review: sampleReviews.en[0],
      videoUrl: '#video',
      labels: { sample: 'Sample, not a real customer', watch: 'Watch' },
    },
    es: {
      review: sampleReviews.es[0],
      labels: { sample: 'Muestra, no es un cliente real', watch: 'Ver video' },
    },
  }),
} satisfies Meta<typeof ReviewCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A sample is marked as one. */
export const Sample: Story = {};

/** A real review shows its source. */
export const WithSource: Story = {
  ...localized(ReviewCard, {
    en: { review: sampleReviews.en[3] },
    es: { review: sampleReviews.es[3] },
  }),
};

/** The mark alone, for a review in a form of its own. */
export const MarkAlone: Story = {
  render: ({ labels, review }) => <ReviewMark review={review} sampleLabel={labels.sample} />,
};

export const LongText: Story = {
  ...localized(ReviewCard, {
    en: {
      review: {
        ...sampleReviews.en[0],
        name: 'Sample trader with three given names and two family names',
        quote:
          'For two years I watched candles only. Seeing which side was aggressive at each price, and where the session had traded most, changed the questions that I ask before I place an order.',
      },
    },
    es: {
      review: {
        ...sampleReviews.es[0],
        name: 'Operador de muestra con tres nombres y dos apellidos',
        quote:
          'Durante dos años solo miré velas. Ver qué lado fue agresivo en cada precio, y dónde se negoció más en la sesión, cambió las preguntas que me hago antes de enviar una orden.',
      },
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<ReviewCardProps>({ default: {} }, (props) => <ReviewCard {...props} />),
  tags: ['matrix'],
};
