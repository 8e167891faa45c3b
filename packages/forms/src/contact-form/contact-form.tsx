import { type ContactField, contactFields } from '@otm/schema';
import type { FormDefinition, FormProps } from '../form-shell/form-props.ts';
import { FormShell } from '../form-shell/form-shell.tsx';
import type { ContactServices } from '../services/ports.ts';
import { isSimpleEmail } from '../validation/email.ts';

/** The labels, services and options of the contact form. */
export type ContactFormProps = FormProps<ContactField, ContactServices>;

const definition: FormDefinition<ContactField> = {
  name: 'contact',
  isEmail: isSimpleEmail,
  fields: contactFields,
};

/** Writes to the owner. Sends once the e-mail address is simple and not blocked, and the captcha is solved. */
export const ContactForm = (props: ContactFormProps) => (
  <FormShell definition={definition} {...props} />
);
