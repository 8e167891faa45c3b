import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { ReviewCarousel } from './review-carousel.tsx';

/** Hydrates {@link ReviewCarousel}. */
export const hydrate = hydrateIsland(ReviewCarousel);
