import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { SessionReplay } from './session-replay.tsx';

/** Hydrates {@link SessionReplay}. */
export const hydrate = hydrateIsland(SessionReplay);
