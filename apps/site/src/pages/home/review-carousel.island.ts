import carousel from '@otm/ui/carousel.css?inline';
import modal from '@otm/ui/modal.css?inline';
import { createElement } from 'react';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LocalReviews, type ReviewIslandProps } from './local-reviews.tsx';

/** The reviews that the build read from Markdown. */
const BuiltReviews = (props: ReviewIslandProps) =>
  createElement(LocalReviews, { ...props, reviews: import.meta.env.REVIEWS[props.locale] ?? [] });

const hydrateReviews = hydrateIsland(BuiltReviews);

/** Hydrates the reviews, with the styles of their slides and modals. */
export function hydrate(element: HTMLElement): void {
  adoptStyles(`@layer otm.components{${carousel}${modal}}`);
  hydrateReviews(element);
}
