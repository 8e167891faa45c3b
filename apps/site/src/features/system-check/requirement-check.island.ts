import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { RequirementCheck } from './requirement-check.tsx';

/** Hydrates {@link RequirementCheck}. */
export const hydrate = hydrateIsland(RequirementCheck);
