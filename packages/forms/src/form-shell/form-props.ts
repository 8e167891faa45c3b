import type { FormField, FormLabels } from '@otm/schema';
import type { ComponentProps } from 'react';
import type { ContactServices, LicenseServices } from '../services/ports.ts';

/** Props that every form has, and the attributes of its root. */
export interface FormProps<Field extends string, Services>
  extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** All UI strings. `@otm/forms/labels` has ready-made ones in every language. */
  readonly labels: FormLabels<Field>;
  /** A language tag: the captcha's language. */
  readonly language: string;
  /** The e-mail address for visitors who can't use the form. */
  readonly email: string;
  /** The outside services; those of the first render stay. */
  readonly services: Services;
  /**
   * Feedback on a rejected submit: `silent` focuses and marks the field, `inline` also shows the
   * reason. Default: `silent`.
   */
  readonly feedback?: 'silent' | 'inline';
  /** The level of the title's heading. Default: 2. */
  readonly headingLevel?: 1 | 2;
}

/** The definition of a form: its name, its fields and its e-mail rule. */
export interface FormDefinition<Field extends string> {
  /** Names the form in ids and drafts; unique in the document. */
  readonly name: string;
  readonly fields: readonly FormField<Field>[];
  readonly isEmail: (email: string) => boolean;
}

/** The definition, labels and services of a form. */
export interface FormShellProps<Field extends string>
  extends FormProps<Field, LicenseServices & Partial<ContactServices>> {
  readonly definition: FormDefinition<Field>;
}
