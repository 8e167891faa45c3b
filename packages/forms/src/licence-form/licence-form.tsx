import type { FormDefinition, FormProps } from '../form-shell/form-props.ts';
import { FormShell } from '../form-shell/form-shell.tsx';
import type { FormTexts } from '../form-shell/form-texts.ts';
import type { LicenceServices } from '../services/ports.ts';
import { isHtmlEmail, longestEmail } from '../validation/email.ts';
import { longestLine, longestText } from '../validation/limits.ts';

/** The licence form's fields, in the order of the mail; `id` is the machine ID. */
export type LicenceField = 'name' | 'id' | 'email' | 'message';

/** The licence form's words in one language. */
export type LicenceFormTexts = FormTexts<LicenceField>;

/** Props of `LicenceForm`. */
export type LicenceFormProps = FormProps<LicenceField, LicenceServices>;

const definition: FormDefinition<LicenceField> = {
  name: 'licence',
  isEmail: isHtmlEmail,
  fields: [
    { name: 'name', type: 'text', autoComplete: 'name', limit: longestLine },
    { name: 'id', type: 'text', autoComplete: 'off', limit: longestLine },
    { name: 'email', type: 'email', autoComplete: 'email', limit: longestEmail },
    { name: 'message', type: 'lines', autoComplete: 'off', limit: longestText },
  ],
};

/** Asks for a bought licence: sent when the address is one and the captcha is solved. */
export const LicenceForm = (props: LicenceFormProps) => (
  <FormShell definition={definition} {...props} />
);
