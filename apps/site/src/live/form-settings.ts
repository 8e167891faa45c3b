import type { ContactFormProps } from '@otm/forms';

/** What every form is told beside its words and its services. */
export type FormSettings = Pick<ContactFormProps, 'email' | 'feedback' | 'language'>;
