import type { homePage, PageCopy } from '@otm/content/pages';
import type { Review } from '@otm/schema';
import { RiskNote, Section } from '@otm/ui';
import { type ReactNode, useCallback } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import type { CopyProps } from '../copy-props.ts';
import { LocalReviews, type ReviewIslandProps } from './local-reviews.tsx';

interface ReviewSectionProps extends CopyProps<PageCopy<typeof homePage>['reviews']> {
  /** Absent in languages without reviews, where the section renders nothing. */
  readonly reviews: readonly Review[] | undefined;
}

/** Customer reviews with their disclosure; absent in languages without reviews. */
export function ReviewSection({ copy, reviews }: ReviewSectionProps): ReactNode {
  const { locale } = useSite();
  // In a browser, the reviews come with the island's code: they aren't in its data.
  const LoadedReviews = useCallback(
    (props: ReviewIslandProps) => <LocalReviews {...props} reviews={reviews ?? []} />,
    [reviews],
  );
  if (!copy || !reviews) return null;
  return (
    <Section
      id="reviews"
      className="otm-reviews"
      data-claim="testimonials"
      title={copy.title}
      lead={copy.lead}
    >
      <Island
        name="review-carousel"
        when="view"
        queuesClicks={true}
        Component={LoadedReviews}
        props={{ locale, name: copy.title }}
      />
      <RiskNote title={`${copy.disclosure.title}.`} text={copy.disclosure.text} />
    </Section>
  );
}
