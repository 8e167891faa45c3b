import carousel from '@otm/ui/carousel.css?inline';
import modal from '@otm/ui/modal.css?inline';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LocalReviews } from './local-reviews.tsx';

const hydrateReviews = hydrateIsland(LocalReviews);

/** Hydrates {@link LocalReviews}, with the styles of its slides and modals. */
export function hydrate(element: HTMLElement): void {
  adoptStyles(`@layer otm.components{${carousel}${modal}}`);
  hydrateReviews(element);
}
