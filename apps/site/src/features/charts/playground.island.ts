import { PlaygroundLauncher } from '@otm/charts/replay';
import { hydrateIsland } from '../../islands/hydrate-island.tsx';

/** Hydrates {@link PlaygroundLauncher}. */
export const hydrate = hydrateIsland(PlaygroundLauncher);
