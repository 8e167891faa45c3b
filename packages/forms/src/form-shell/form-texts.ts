/** The words of one field. */
export interface FieldTexts {
  readonly label: string;
  /** Stands under the field from the start, so that no message is needed later. */
  readonly hint?: string;
}

/** The words of the captcha's place; `{email}` becomes a link to the owner's address. */
export interface CaptchaTexts {
  readonly label: string;
  /** What assistive technology calls the captcha's frame. */
  readonly frameTitle: string;
  /** The way around the captcha, always in view. Has `{email}`. */
  readonly alternative: string;
  readonly waiting: string;
  readonly loading: string;
  readonly confirmed: string;
  readonly expired: string;
  /** Has `{email}`. */
  readonly unavailable: string;
  readonly retry: string;
}

/** Every word of a form, in one language. */
export interface FormTexts<Field extends string> {
  readonly title: string;
  readonly fields: Readonly<Record<Field, FieldTexts>>;
  /** Told under a field that holds more than `{limit}` characters. */
  readonly tooLong: string;
  readonly captcha: CaptchaTexts;
  readonly button: string;
  readonly sending: string;
  readonly success: string;
  /** Has `{email}`, which becomes a mailto link that carries what was typed. */
  readonly failure: string;
  /** Opens a copy of what was typed, for those without a mail program. */
  readonly copy: string;
  /** Stands over that copy where the link is too long for many mail programs. Has `{email}`. */
  readonly longLink: string;
  /** Subject of the mail behind the link of `failure`. */
  readonly subject: string;
  /** Has `{email}`; stands in place of the captcha where scripts do not run. */
  readonly withoutScript: string;
  /** Shown only with `feedback="inline"`. */
  readonly rejected: Readonly<Record<'malformed' | 'blocked' | 'captcha', string>>;
}
