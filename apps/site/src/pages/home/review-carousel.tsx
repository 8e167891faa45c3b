import type { ReviewText } from '@otm/schema';
import { ReviewCard, type ReviewCardProps } from '@otm/ui';
import { Carousel, type CarouselLabels } from '@otm/ui/carousel';
import type { MouseEvent, ReactNode } from 'react';

interface ReviewCarouselProps {
  /** The reviews, in order, each with the URL of its video on the host. */
  readonly reviews: readonly (ReviewText & { readonly videoUrl: string })[];
  /** Called on a click on a review's link, with the review's id. */
  readonly onWatch?: (id: string, event: MouseEvent) => void;
  /** The UI strings of the carousel and of its cards, in the page's language. */
  readonly labels: {
    readonly carousel: CarouselLabels;
    readonly review: ReviewCardProps['labels'];
  };
}

/** The reviews as a carousel. */
export function ReviewCarousel({ reviews, onWatch, labels }: ReviewCarouselProps): ReactNode {
  return (
    <Carousel labels={labels.carousel}>
      {reviews.map(({ videoUrl, ...review }) => (
        <ReviewCard
          key={review.id}
          review={review}
          videoUrl={videoUrl}
          onWatch={(event) => onWatch?.(review.id, event)}
          labels={labels.review}
        />
      ))}
    </Carousel>
  );
}
