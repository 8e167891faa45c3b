import { own } from './own.ts';

/** URL templates of the messaging services. Those without `{text}` cannot carry a message. */
const channels: Record<string, string> = {
  whatsapp: 'https://api.whatsapp.com/send/?phone={phone}&text={text}',
  telegram: 'https://t.me/{account}?text={text}',
  messenger: 'https://m.me/{user}?text={text}',
  // iOS expects `&body`, Android `?body`; both read this one.
  sms: 'sms:+{phone}?&body={text}',
};

/** A service that messages are sent with; all but the first four need the channels module. */
export type Channel =
  | 'whatsapp'
  | 'telegram'
  | 'messenger'
  | 'sms'
  | 'viber'
  | 'line'
  | 'email'
  | 'signal'
  | 'instagram'
  | 'phone';

/** Who a message goes to. */
export interface Recipient {
  /** International phone number in any notation: `+1 (555) 010-0199`. */
  phone?: string | null | undefined;
  /** User name, page name, account id or email address, for the channels that need one. */
  user?: string | null | undefined;
  /** @defaultValue `whatsapp` */
  channel?: string | null | undefined;
}

/** Adds URL templates of further services. */
export const addChannels = (templates: Readonly<Record<string, string>>) =>
  Object.assign(channels, templates);

/** Returns the digits of an international (E.164) number without leading zeros, else ''. */
export function readPhone(phone?: string | null): string {
  const digits = `${Number(`${phone}`.replace(/\D/g, ''))}`;
  return /^\d{7,15}$/.test(digits) ? digits : '';
}

/** Returns the URL that opens the service with the text filled in, '' for an unreachable recipient. */
export function sendLink(to: Recipient, text: string): string {
  const phone = readPhone(to.phone);
  const user = to.user ? encodeURIComponent(to.user) : '';
  const values: Record<string, string> = {
    phone,
    user,
    // Telegram also accepts a number in place of a user name.
    account: user || (phone && `+${phone}`),
  };
  let url = own(channels, to.channel || 'whatsapp') ?? '';
  for (const [name, value] of Object.entries(values)) {
    if (!value && url.includes(`{${name}}`)) return '';
    url = url.replace(`{${name}}`, value);
  }
  // Half a surrogate pair cannot be encoded; it becomes U+FFFD.
  return url.replace('{text}', encodeURIComponent(text.toWellFormed?.() ?? text));
}
