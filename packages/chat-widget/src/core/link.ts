import { own } from './own.ts';

/** Returns a service's URL from digits, an encoded user name and an encoded text, '' when one is missing. */
type ChannelUrl = (phone: string, user: string, text: string) => string;

/** The built-in messaging services. */
const channels: Readonly<Record<Channel, ChannelUrl>> = {
  whatsapp: (phone, _, text) =>
    phone && `https://api.whatsapp.com/send/?phone=${phone}&text=${text}`,
  telegram: (phone, user, text) =>
    (user || phone) && `https://t.me/${user || `+${phone}`}?text=${text}`,
  messenger: (_, user, text) => user && `https://m.me/${user}?text=${text}`,
  // iOS expects `&body`, Android `?body`; both read this one.
  sms: (phone, _, text) => phone && `sms:+${phone}?&body=${text}`,
};

/** A service that messages are sent with. */
export type Channel = 'whatsapp' | 'telegram' | 'messenger' | 'sms';

/** Who a message goes to. */
export interface Recipient {
  /** International phone number in any notation: `+1 (555) 010-0199`. */
  phone?: string | null | undefined;
  /** User or page name, for Telegram and Messenger. */
  user?: string | null | undefined;
  /** @defaultValue `whatsapp` */
  channel?: string | null | undefined;
}

/** Returns the digits of an international (E.164) number without leading zeros, else ''. */
export function readPhone(phone?: string | null): string {
  const digits = `${Number(`${phone}`.replace(/\D/g, ''))}`;
  return /^\d{7,15}$/.test(digits) ? digits : '';
}

/** Returns the URL that opens the service with the text filled in, '' for an unreachable recipient. */
export function sendLink({ phone, user, channel }: Recipient, text: string): string {
  const url = own(channels, channel || 'whatsapp');
  // Half a surrogate pair cannot be encoded; it becomes U+FFFD.
  const encoded = encodeURIComponent(text.toWellFormed?.() ?? text);
  return url?.(readPhone(phone), user ? encodeURIComponent(user) : '', encoded) ?? '';
}
