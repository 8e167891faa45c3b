/** The typed values by field name, in the order of the mail. */
export type Values = Readonly<Record<string, string>>;

/** A message to send. */
export interface Message {
  readonly values: Values;
  /** The captcha's single-use token, which an adapter may send along. */
  readonly captchaToken: string;
}

/** Sends a message. Resolves once it is accepted, rejects otherwise. */
export type SendMessage = (message: Message, signal: AbortSignal) => Promise<void>;

/** Loads the block list as plain text. Rejects on any failure. */
export type LoadBlockList = (signal: AbortSignal) => Promise<string>;

/** An event that a captcha reports to its form. */
export type CaptchaEvent =
  | { readonly type: 'ready' | 'opened' | 'closed' | 'expired' }
  | { readonly type: 'solved'; readonly token: string }
  | { readonly type: 'failed'; readonly reason: string };

/** Options for showing a captcha. */
export interface CaptchaOptions {
  /** A language tag, for example `es`. */
  readonly language: string;
  readonly size: 'normal' | 'compact';
  /** The frame's name for screen readers. */
  readonly title: string;
}

/** Adds a captcha to `holder` and reports its events to `listener`. Returns a cleanup function. */
export type MountCaptcha = (
  holder: HTMLElement,
  options: CaptchaOptions,
  listener: (event: CaptchaEvent) => void,
) => () => void;

/** The outside services of a form with a block list. */
export interface ContactServices {
  readonly sendMessage: SendMessage;
  readonly loadBlockList: LoadBlockList;
  readonly mountCaptcha: MountCaptcha;
}

/** The outside services of a form without a block list. */
export type LicenseServices = Omit<ContactServices, 'loadBlockList'>;
