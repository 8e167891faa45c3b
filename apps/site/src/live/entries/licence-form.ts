import { hydratePart } from '../hydrate-part.tsx';
import { LicenceForm } from '../licence-form.tsx';

/** What the loader calls when the licence form comes into view. */
export const hydrate = hydratePart(LicenceForm);
