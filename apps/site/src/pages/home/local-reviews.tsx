import { reviews, uiText } from '@otm/content';
import type { Locale } from '@otm/schema';
import { useEffect } from 'react';
import { endpoints } from '../../config/config.ts';
import { openReview, removeReviewModals } from './open-review.ts';
import { ReviewCarousel } from './review-carousel.tsx';

interface LocalReviewsProps {
  readonly locale: Locale;
  /** The name of the carousel. */
  readonly name: string;
}

/** The reviews with their labels, which come with the code: as data they would be in the document twice. */
export function LocalReviews({ locale, name }: LocalReviewsProps) {
  const { carousel, review } = uiText[locale];
  useEffect(() => removeReviewModals, []);
  return (
    <ReviewCarousel
      reviews={(reviews[locale] ?? []).map(({ video, ...review }) => ({
        ...review,
        videoUrl: endpoints.video.page(video.id),
      }))}
      onWatch={(id, event) => openReview(id, locale, event)}
      labels={{ carousel: { ...carousel, name }, review }}
    />
  );
}
