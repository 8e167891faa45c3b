import { ReplayLauncher } from '@otm/charts/replay';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';

/** Hydrates {@link ReplayLauncher}. */
export const hydrate = hydrateIsland(ReplayLauncher);
