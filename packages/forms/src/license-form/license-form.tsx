import { type LicenseField, licenseFields } from '@otm/schema';
import type { FormDefinition, FormProps } from '../form-shell/form-props.ts';
import { FormShell } from '../form-shell/form-shell.tsx';
import type { LicenseServices } from '../services/ports.ts';
import { isHtmlEmail } from '../validation/email.ts';

/** The labels, services and options of the license form. */
export type LicenseFormProps = FormProps<LicenseField, LicenseServices>;

const definition: FormDefinition<LicenseField> = {
  name: 'licence',
  isEmail: isHtmlEmail,
  fields: licenseFields,
};

/** Requests a license. Sends once the e-mail address is valid and the captcha is solved. */
export const LicenseForm = (props: LicenseFormProps) => (
  <FormShell definition={definition} {...props} />
);
