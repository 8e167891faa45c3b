import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { FreeIndicatorTabs } from './free-indicator-tabs.tsx';

/** Hydrates {@link FreeIndicatorTabs}. */
export const hydrate = hydrateIsland(FreeIndicatorTabs);
