import { uiText } from '@otm/content';
import type { Locale, Review } from '@otm/schema';
import { useEffect } from 'react';
import { endpoints } from '../../config/config.ts';
import { openReview, removeReviewModals } from './open-review.ts';
import { ReviewCarousel } from './review-carousel.tsx';

/** The data of the reviews in a document: their texts come with the code. */
export interface ReviewIslandProps {
  readonly locale: Locale;
  /** The name of the carousel. */
  readonly name: string;
}

interface LocalReviewsProps extends ReviewIslandProps {
  readonly reviews: readonly Review[];
}

/** The reviews with their labels. */
export function LocalReviews({ locale, name, reviews }: LocalReviewsProps) {
  const { carousel, review } = uiText[locale];
  useEffect(() => removeReviewModals, []);
  return (
    <ReviewCarousel
      reviews={reviews.map(({ video, ...text }) => ({
        ...text,
        videoUrl: endpoints.video.page(video.id),
      }))}
      onWatch={(id, event) => {
        const watched = reviews.find((it) => it.id === id);
        if (watched) openReview(watched, locale, event);
      }}
      labels={{ carousel: { ...carousel, name }, review }}
    />
  );
}
