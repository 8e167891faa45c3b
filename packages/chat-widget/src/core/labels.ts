/** Every label and message in English; another language is a module, `modules/labels-*.ts`. */
export const english = {
  /** Name of the launcher. */
  label: 'Chat with us',
  /** Line below the account name. */
  status: 'Typically replies within 1 hour',
  /** Line below the account name outside business hours. */
  'status-away': 'Away, replies later',
  /** Intro message. */
  message: 'Hello there! 🤝\nHow can we help?',
  /** Placeholder and accessible name of the input. */
  placeholder: 'Type a message..',
  /** Text next to the typing indicator. */
  'label-typing': 'Typing',
  /** Accessible name of the send button; `{channel}` is the messaging service. */
  'label-send': 'Send by {channel}, new window',
  /** Accessible name of the close button. */
  'label-close': 'Close',
} satisfies Record<string, string>;

/** The name of a label, which is also the attribute that replaces it. */
export type LabelName = keyof typeof english;

/** The labels of one language. */
export interface Labels extends Readonly<Record<LabelName, string>> {
  /** Text above the QR code, whose module has the English one. */
  readonly 'label-qr'?: string;
}

/** Formats hours and minutes. Falls back to the visitor's locale for an invalid tag. */
export function clock(time: Date, tag: string | undefined): string {
  try {
    return time.toLocaleTimeString(tag, { timeStyle: 'short' });
  } catch {
    return clock(time, undefined);
  }
}
