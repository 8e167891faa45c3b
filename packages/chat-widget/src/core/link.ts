import { fill } from './fill.ts';

/** Who a message goes to. */
export interface Recipient {
  /** International phone number in any notation: `+1 (555) 010-0199`. */
  phone?: string | null | undefined;
  /** User name, page name or e-mail address, for the channels that have one. */
  user?: string | null | undefined;
  /** @defaultValue `whatsapp` */
  channel?: string | null | undefined;
}

/** The default channel's URL, in the notation of {@link fillLink}. */
export const whatsapp = 'https://api.whatsapp.com/send/?phone={phone}&text={text}';

/** Returns the digits of an international (E.164) number without leading zeros, else ''. */
export function readPhone(phone?: string | null): string {
  const digits = `${Number(`${phone}`.replace(/\D/g, ''))}`;
  return /^\d{7,15}$/.test(digits) ? digits : '';
}

/**
 * Fills a channel's URL, which has the placeholders `{phone}`, `{user}` and `{text}`. A channel may
 * have several, separated by spaces: the first one that the recipient has everything for counts.
 * Returns '' when there is none.
 */
export function fillLink(urls: string | undefined, { phone, user }: Recipient, text: string) {
  const values = {
    phone: readPhone(phone) || undefined,
    // As people write it: `@acme`. In an e-mail address the sign stays.
    user: user ? encodeURIComponent(user.replace(/^@/, '')).replace('%40', '@') : undefined,
    // Half a surrogate pair cannot be encoded; it becomes U+FFFD.
    text: encodeURIComponent(text.toWellFormed?.() ?? text),
  };
  const filled = urls?.split(' ').map((url) => fill(url, values));
  // No encoded value contains a brace: what is left is a placeholder without a value.
  return filled?.find((url) => !url.includes('{')) ?? '';
}
