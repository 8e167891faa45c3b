import { hydratePart } from '../hydrate-part.tsx';
import { QuestionFilter } from '../question-filter.tsx';

/** What the loader calls when a visitor approaches the filter of the questions. */
export const hydrate = hydratePart(QuestionFilter);
