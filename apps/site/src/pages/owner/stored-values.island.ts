import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { StoredValues } from './stored-values.tsx';

/** Hydrates {@link StoredValues}. */
export const hydrate = hydrateIsland(StoredValues);
