import { hydrateIsland } from '../../islands/hydrate-island.tsx';
import { ContactForm } from './contact-form.tsx';

/** Hydrates {@link ContactForm}. */
export const hydrate = hydrateIsland(ContactForm);
