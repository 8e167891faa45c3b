import { reviews } from '@otm/content';
import type { Locale, Review } from '@otm/schema';
import { ReviewCard, type ReviewCardProps } from '@otm/ui';
import { Carousel, type CarouselLabels } from '@otm/ui/carousel';
import type { ReactNode } from 'react';

/** The id of the modal that plays a review's video. */
export const reviewModalId = ({ id }: Pick<Review, 'id'>) => `review-${id}`;

interface ReviewCarouselProps {
  /** The language of the reviews. They come with the code, not in the document a second time. */
  readonly locale: Locale;
  readonly labels: {
    readonly carousel: CarouselLabels;
    readonly review: ReviewCardProps['labels'];
  };
}

/** The reviews as a carousel. */
export function ReviewCarousel({ locale, labels }: ReviewCarouselProps): ReactNode {
  return (
    <Carousel labels={labels.carousel}>
      {reviews[locale]?.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          modalId={reviewModalId(review)}
          labels={labels.review}
        />
      ))}
    </Carousel>
  );
}
