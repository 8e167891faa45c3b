// Half of a surrogate pair makes encodeURIComponent throw.
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}').replace(/\r\n?|\n/g, '\r\n'));

/** Returns a mailto URL (RFC 6068) with a subject and a body. */
export const mailto = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
