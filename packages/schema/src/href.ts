/**
 * The target of a link: an http(s), `mailto:` or `tel:` URL, or a path of this site that starts with
 * one slash and its language's prefix, for example `/es/buy`.
 */
export type Href = string;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a value is safe as the target of a link: nothing that could run code or mislead. */
export function isHref(value: unknown): value is Href {
  if (typeof value !== 'string' || /[\s\\\p{Cc}]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && schemes.has(new URL(value).protocol);
}
