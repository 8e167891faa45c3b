import type { Message } from './message.ts';

/** The longest e-mail address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const longestEmail = 254;

/** The length above which a form warns about a name or a machine ID. */
const longestLine = 500;

/**
 * The length above which a form warns about a message: the mail service takes about 50 kB of fields.
 * Nothing is cut or held back; if the service refuses the message, the failure text offers it again.
 */
const longestText = 20_000;

/** A field of a form. The mail names its value by `name`. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly type: 'text' | 'email' | 'lines';
  /** The HTML standard's name of what browsers may fill in. */
  readonly autoComplete: string;
  /** The length above which the form warns; nothing is ever cut. */
  readonly limit: number;
}

const name = { name: 'name', type: 'text', autoComplete: 'name', limit: longestLine } as const;
const email = { name: 'email', type: 'email', autoComplete: 'email', limit: longestEmail } as const;
const message = {
  name: 'message',
  type: 'lines',
  autoComplete: 'off',
  limit: longestText,
} as const;
const machineId = { name: 'id', type: 'text', autoComplete: 'off', limit: longestLine } as const;

/** The contact form's fields, in the order of the mail. */
export const contactFields = [name, email, message] as const satisfies readonly FormField[];

/** The license form's fields, in the order of the mail; `id` is the machine ID. */
export const licenseFields = [
  name,
  machineId,
  email,
  message,
] as const satisfies readonly FormField[];

/** The name of a contact form's field. */
export type ContactField = (typeof contactFields)[number]['name'];

/** The name of a license form's field. */
export type LicenseField = (typeof licenseFields)[number]['name'];

/** The labels of one field. */
export interface FieldLabels {
  readonly label: string;
  /** Shown under the field from the start, so that no message is needed later. */
  readonly hint?: string;
}

/** The labels of the captcha; `{email}` becomes a link to the owner's e-mail address. */
export interface CaptchaLabels {
  readonly label: string;
  /** The name of the captcha's frame for screen readers. */
  readonly frameTitle: string;
  /** The way around the captcha, always visible. */
  readonly alternative: Message<'email'>;
  readonly waiting: string;
  readonly loading: string;
  readonly confirmed: string;
  readonly expired: string;
  readonly unavailable: Message<'email'>;
  readonly retry: string;
}

/** The labels of a form in one language; `{email}` becomes a link to the owner's e-mail address. */
export interface FormLabels<Field extends string> {
  readonly title: string;
  readonly fields: Readonly<Record<Field, FieldLabels>>;
  /** Warns about a field with more characters than its limit. */
  readonly tooLong: Message<'limit'>;
  readonly captcha: CaptchaLabels;
  readonly button: string;
  readonly sending: string;
  readonly success: string;
  /** Its link carries everything that was typed. */
  readonly failure: Message<'email'>;
  /** Added to `failure` when no answer came: the message may have arrived. */
  readonly unanswered: string;
  /** Marks the subject of the mail that is then sent: it may be the second one with this text. */
  readonly secondCopy: string;
  /** Opens a copy of what was typed, for visitors without a mail program. */
  readonly copy: string;
  /** Shown above that copy when the link is too long for many mail programs. */
  readonly longLink: Message<'email'>;
  /** The subject of the mail behind the link of `failure`. */
  readonly subject: string;
  /** Shown when scripts don't run. */
  readonly withoutScript: Message<'email'>;
  /** Shown to someone who fills in the form while its code can't be loaded. */
  readonly withoutCode: Message<'email'>;
  /** The button below it, which puts what was typed into the visitor's mail program. */
  readonly byMail: string;
  /** Shown only with `feedback="inline"`. */
  readonly rejected: Readonly<Record<'malformed' | 'blocked' | 'captcha', string>>;
}

/** The labels of the contact form in one language. */
export type ContactFormLabels = FormLabels<ContactField>;

/** The labels of the license form in one language. */
export type LicenseFormLabels = FormLabels<LicenseField>;
