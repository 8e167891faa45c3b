import { hydratePart } from '../hydrate-part.tsx';
import { RequirementCheck } from '../requirement-check.tsx';

/** What the loader calls when a visitor approaches the table of requirements. */
export const hydrate = hydratePart(RequirementCheck);
