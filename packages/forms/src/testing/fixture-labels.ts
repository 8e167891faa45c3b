import {
  contactFields,
  type FieldLabels,
  type FormField,
  type Locale,
  type Localized,
  licenseFields,
} from '@otm/schema';
import { formLabels } from '../labels/form-labels.ts';

const fieldNames: Localized<Readonly<Record<string, string>>> = {
  en: { name: 'Name', id: 'Machine ID', email: 'Email (required)', message: 'Message' },
  es: { name: 'Nombre', id: 'ID de máquina', email: 'Correo (obligatorio)', message: 'Mensaje' },
};

/** Labels for any field; one without a name of its own here is called what the mail calls it. */
function labelFields<Field extends string>(fields: readonly FormField<Field>[], locale: Locale) {
  const labels = fields.map(({ name }): [string, FieldLabels] => [
    name,
    { label: fieldNames[locale][name] ?? name, hint: `${locale}: ${name}` },
  ]);
  return Object.fromEntries(labels) as Record<Field, FieldLabels>;
}

/** Labels of the contact form for tests and stories. */
export const contactLabels = {
  en: { ...formLabels.en, fields: labelFields(contactFields, 'en') },
  es: { ...formLabels.es, fields: labelFields(contactFields, 'es') },
} satisfies Localized<unknown>;

/** Labels of the license form for tests and stories. */
export const licenseLabels = {
  en: { ...formLabels.en, fields: labelFields(licenseFields, 'en') },
  es: { ...formLabels.es, fields: labelFields(licenseFields, 'es') },
} satisfies Localized<unknown>;
