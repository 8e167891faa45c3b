/** The messaging services that a message can leave on. */
export type Channel = 'whatsapp' | 'telegram' | 'messenger' | 'sms';

/** Whom a message goes to. */
export interface Recipient {
  /** An international phone number in any notation: `+1 (555) 010-0199`. */
  phone?: string | null | undefined;
  /** The user or page name, for Telegram and Messenger. */
  user?: string | null | undefined;
  /** Default `whatsapp`. */
  channel?: string | null | undefined;
}

/** The digits of an international number without leading zeros, '' when it cannot be one (E.164). */
export function readPhone(phone?: string | null): string {
  const digits = `${Number(`${phone}`.replace(/\D/g, ''))}`;
  return /^\d{7,15}$/.test(digits) ? digits : '';
}

/**
 * The address that opens the messaging service with the text filled in, nothing when
 * the recipient cannot be reached on the channel.
 */
export function sendLink(to: Recipient, text: string): string | null | undefined {
  const phone = readPhone(to.phone);
  const user = to.user ? encodeURIComponent(to.user) : phone && `+${phone}`;
  const address = {
    telegram: user && `https://t.me/${user}?text=`,
    messenger: to.user && `https://m.me/${user}?text=`,
    // iOS wants `&body`, Android `?body`; both read this one.
    sms: phone && `sms:+${phone}?&body=`,
    whatsapp: phone && `https://api.whatsapp.com/send/?phone=${phone}&text=`,
  }[(to.channel || 'whatsapp') as Channel];
  // Half a surrogate pair has no encoding; it becomes U+FFFD.
  return address && address + encodeURIComponent(text.toWellFormed?.() ?? text);
}
