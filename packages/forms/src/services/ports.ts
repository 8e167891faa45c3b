/** What was typed, by field name, in the order in which the mail names the fields. */
export type Values = Readonly<Record<string, string>>;

/** A message on its way out. */
export interface Message {
  readonly values: Values;
  /** The captcha's single-use token; an adapter may send it along or leave it. */
  readonly captchaToken: string;
}

/** The first door: hands a message over. Resolves once it is accepted, rejects otherwise. */
export type SendMessage = (message: Message, signal: AbortSignal) => Promise<void>;

/** The second door: the block list as the plain text that its host serves. Rejects on any fault. */
export type LoadBlockList = (signal: AbortSignal) => Promise<string>;

/** What a captcha tells its form. */
export type CaptchaEvent =
  | { readonly type: 'ready' | 'opened' | 'closed' | 'expired' }
  | { readonly type: 'solved'; readonly token: string }
  | { readonly type: 'failed'; readonly reason: string };

/** How a captcha is shown. */
export interface CaptchaOptions {
  /** A language tag, for example `es`. */
  readonly language: string;
  readonly size: 'normal' | 'compact';
  /** What assistive technology calls the frame. */
  readonly title: string;
}

/** The third door: puts a captcha into `holder`, reports to `listener`, returns its removal. */
export type MountCaptcha = (
  holder: HTMLElement,
  options: CaptchaOptions,
  listener: (event: CaptchaEvent) => void,
) => () => void;

/** The doors of a form that has a block list. */
export interface ContactServices {
  readonly sendMessage: SendMessage;
  readonly loadBlockList: LoadBlockList;
  readonly mountCaptcha: MountCaptcha;
}

/** The doors of a form without a block list. */
export type LicenseServices = Omit<ContactServices, 'loadBlockList'>;
