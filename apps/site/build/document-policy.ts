import { createHash } from 'node:crypto';

/** Inline scripts and styles of a document. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** URLs that a document fetches or frames; the site's own origin is always allowed. */
export interface ExternalUrls {
  readonly connects: readonly string[];
  readonly frames: readonly string[];
}

/** The external origins of URLs; relative ones are the site's own. */
const originsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((it) => URL.canParse(it)).map((it) => new URL(it).origin)),
];

/** Writes a policy as one text. */
export const joinPolicy = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Joins what a directive permits. */
export const permitted = (...sources: readonly string[]): string =>
  sources.filter(Boolean).join(' ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of one document: nothing runs but the build's own files and this document's inline text,
 * and no script can turn text into markup or code.
 */
export const documentPolicy = (
  { scripts, styles }: InlineTexts,
  { connects, frames }: ExternalUrls,
): string =>
  joinPolicy({
    'default-src': "'none'",
    // The keyword is shorter than the hash of the rules, and they can't run code.
    'script-src': permitted("'self' 'inline-speculation-rules'", ...scripts.map(hash)),
    'style-src': permitted(...styles.map(hash)),
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': permitted("'self'", ...originsOf(connects)),
    'frame-src': permitted("'self'", ...originsOf(frames)),
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });

const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Writes a policy into a document: right after its character set, since it covers only what follows.
 *
 * @throws Error if the document doesn't start its head with the character set.
 */
export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html))
    throw new Error('A document has no <meta charset="utf-8"> to start with.');
  return html.replace(
    charset,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
