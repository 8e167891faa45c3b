import { homePage } from '@otm/content';
import { RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { videoReviews } from '../../library.ts';
import { LocalReviews } from './local-reviews.tsx';

/** Customer reviews with their disclosure; absent in languages without reviews. */
export function ReviewSection(): ReactNode {
  const { locale } = useSite();
  const texts = homePage[locale].reviews;
  const reviews = videoReviews[locale];
  if (!texts || !reviews) return null;
  return (
    <Section id="reviews" title={texts.title} lead={texts.lead}>
      <Island
        name="review-carousel"
        when="view"
        queuesClicks={true}
        Component={LocalReviews}
        props={{ locale, name: texts.title, reviews }}
      />
      <RiskNote title={`${texts.disclosure.title}.`} text={texts.disclosure.text} />
    </Section>
  );
}
