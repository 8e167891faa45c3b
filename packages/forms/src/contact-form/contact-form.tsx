import type { FormDefinition, FormProps } from '../form-shell/form-props.ts';
import { FormShell } from '../form-shell/form-shell.tsx';
import type { FormTexts } from '../form-shell/form-texts.ts';
import type { ContactServices } from '../services/ports.ts';
import { isSimpleEmail, longestEmail } from '../validation/email.ts';
import { longestLine, longestText } from '../validation/limits.ts';

/** The contact form's fields, in the order of the mail. */
export type ContactField = 'name' | 'email' | 'message';

/** The contact form's words in one language. */
export type ContactFormTexts = FormTexts<ContactField>;

/** Props of `ContactForm`. */
export type ContactFormProps = FormProps<ContactField, ContactServices>;

const definition: FormDefinition<ContactField> = {
  name: 'contact',
  isEmail: isSimpleEmail,
  fields: [
    { name: 'name', type: 'text', autoComplete: 'name', limit: longestLine },
    { name: 'email', type: 'email', autoComplete: 'email', limit: longestEmail },
    { name: 'message', type: 'lines', autoComplete: 'off', limit: longestText },
  ],
};

/** Writes to the owner: sent when the address is simple, not blocked, and the captcha is solved. */
export const ContactForm = (props: ContactFormProps) => (
  <FormShell definition={definition} {...props} />
);
