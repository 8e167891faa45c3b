import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { LocalReviews } from './local-reviews.tsx';

/** Hydrates {@link LocalReviews}. */
export const hydrate = hydrateIsland(LocalReviews);
