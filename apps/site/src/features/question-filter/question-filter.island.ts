import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { QuestionFilter } from './question-filter.tsx';

/** Hydrates {@link QuestionFilter}. */
export const hydrate = hydrateIsland(QuestionFilter);
