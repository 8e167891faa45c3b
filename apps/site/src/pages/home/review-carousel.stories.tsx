import { reviews, uiText } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { LocalReviews } from './local-reviews.tsx';
import { ReviewCarousel } from './review-carousel.tsx';

const { carousel, review } = uiText.es;
const { copy, reviews: videoReviews = [] } = home.load({}, 'es');
const name = copy.reviews?.title ?? '';

const meta = {
  title: 'Pages/Home/Review carousel',
  component: ReviewCarousel,
  // The reviews are Spanish in every language of the toolbar.
  args: {
    reviews: (reviews.es ?? []).map((review) => ({ ...review, videoUrl: '#video' })),
    labels: { carousel: { ...carousel, name }, review },
  },
  render: (args) => (
    <div lang="es">
      <ReviewCarousel {...args} />
    </div>
  ),
} satisfies Meta<typeof ReviewCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the reviews and labels of a language, as its island draws it. */
export const Local: Story = {
  render: () => (
    <div lang="es">
      <LocalReviews locale="es" name={name} reviews={videoReviews} />
    </div>
  ),
};
