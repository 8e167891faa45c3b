import { homePage } from '@otm/content/pages';
import { RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { videoReviews } from '../../library.ts';
import { LocalReviews, type ReviewIslandProps } from './local-reviews.tsx';

/** The reviews of a language. In a browser, `review-carousel.island.ts` takes their place. */
const LibraryReviews = (props: ReviewIslandProps) => (
  <LocalReviews {...props} reviews={videoReviews[props.locale] ?? []} />
);

/** Customer reviews with their disclosure; absent in languages without reviews. */
export function ReviewSection(): ReactNode {
  const { locale } = useSite();
  const texts = homePage[locale].reviews;
  if (!texts || !videoReviews[locale]) return null;
  return (
    <Section id="reviews" title={texts.title} lead={texts.lead}>
      <Island
        name="review-carousel"
        when="view"
        queuesClicks={true}
        Component={LibraryReviews}
        props={{ locale, name: texts.title }}
      />
      <RiskNote title={`${texts.disclosure.title}.`} text={texts.disclosure.text} />
    </Section>
  );
}
