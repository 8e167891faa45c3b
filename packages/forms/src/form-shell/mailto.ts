import type { Values } from '../services/ports.ts';

// A lone half of a surrogate pair makes encodeURIComponent throw.
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}').replace(/\r\n?|\n/g, '\r\n'));

/** Everything typed as plain text: one labelled line or paragraph per filled field. */
export const plainText = (values: Values, labels: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${labels[name] ?? name}: ${value}`)
    .join('\n');

/**
 * Longer mail links may open nothing or a cut mail, in characters: Windows hands programs addresses
 * of 2,083 characters at most.
 */
export const longestLink = 2_000;

/** A mailto address (RFC 6068) that carries subject and body. */
export const mailto = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
