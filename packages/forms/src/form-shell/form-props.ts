import type { FormField, FormLabels } from '@otm/schema';
import type { ContactServices, LicenseServices } from '../services/ports.ts';

/** Props that every form has. */
export interface FormProps<Field extends string, Services> {
  readonly labels: FormLabels<Field>;
  /** A language tag: the captcha's language. */
  readonly language: string;
  /** Where visitors write when the form cannot be used. */
  readonly email: string;
  /** The doors; those of the first render stay. */
  readonly services: Services;
  /**
   * What a submit that cannot be sent shows: `silent` focuses and marks what is wrong, `inline`
   * also says it. Default `silent`.
   */
  readonly feedback?: 'silent' | 'inline';
  /** Level of the title's heading. Default 2. */
  readonly headingLevel?: 1 | 2;
}

/** What makes one form differ from another. */
export interface FormDefinition<Field extends string> {
  /** Names the form in ids and drafts; unique in the document. */
  readonly name: string;
  readonly fields: readonly FormField<Field>[];
  readonly isEmail: (email: string) => boolean;
}

/** Props of `FormShell`. */
export interface FormShellProps<Field extends string>
  extends FormProps<Field, LicenseServices & Partial<ContactServices>> {
  readonly definition: FormDefinition<Field>;
}
