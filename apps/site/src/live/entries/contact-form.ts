import { ContactForm } from '../contact-form.tsx';
import { hydratePart } from '../hydrate-part.tsx';

/** What the loader calls when the contact form comes into view. */
export const hydrate = hydratePart(ContactForm);
