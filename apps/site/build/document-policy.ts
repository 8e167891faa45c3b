import { createHash } from 'node:crypto';

/** An inline text, and the hash that a policy allows it by. */
export interface HashedText {
  readonly text: string;
  readonly hash: string;
}

/** Hashes an inline text. */
export const hashedText = (text: string): HashedText => ({
  text,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** Inline texts of one document. */
export interface InlineTexts {
  readonly scripts: readonly HashedText[];
  readonly styles: readonly HashedText[];
}

/** URLs that a document fetches or frames; the site's own origin is always allowed. */
export interface ExternalUrls {
  readonly connects: readonly string[];
  readonly frames: readonly string[];
}

/** The external origins of URLs; relative ones are the site's own. */
const originsOf = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.filter((it) => URL.canParse(it)).map((it) => new URL(it).origin)),
];

const self = "'self'";

/** Directives against what no document does. */
const forbidden = { 'object-src': "'none'", 'worker-src': "'none'", 'base-uri': "'none'" };

const hashOf = ({ hash }: HashedText) => hash;

/** Writes a policy: `name values` for each directive. */
const join = (policy: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, values].flat().join(' ').trim())
    .join(';');

/**
 * The content security policy of one document: it runs the build's own files and its own inline
 * texts. What only a header can say is in {@link securityHeaders}, which Brotli doesn't compress.
 */
export function documentPolicy({ scripts, styles }: InlineTexts, external: ExternalUrls): string {
  const connects = originsOf(external.connects);
  const frames = originsOf(external.frames);
  return join({
    // One list for scripts and styles, and the default for the rest: every byte counts in every document.
    'default-src': [self, ...[...scripts, ...styles].map(hashOf)],
    ...(connects.length > 0 && { 'connect-src': [self, ...connects] }),
    ...(frames.length > 0 && { 'frame-src': [self, ...frames] }),
    ...forbidden,
    // The site's forms send by themselves; without their code, the visitor's mail program does.
    'form-action': 'mailto:',
    'trusted-types': "'none'",
    'require-trusted-types-for': "'script'",
  });
}

/** The captcha provider's origins, from its documentation. */
const provider = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * The policy of the captcha's page: it may run its provider's code, which creates script URLs from
 * strings.
 */
export function captchaPolicy(isSandbox: boolean): string {
  const hosts = isSandbox ? ["'self'"] : provider;
  return join({
    'default-src': "'none'",
    'script-src': ["'self'", ...(isSandbox ? [] : provider)],
    'style-src': ["'self'", ...(isSandbox ? [] : provider)],
    'connect-src': hosts,
    'frame-src': hosts,
    'img-src': "'self'",
    ...forbidden,
    'form-action': "'none'",
  });
}

/**
 * Puts a policy into a document, before anything that it governs.
 *
 * @throws Error if the document doesn't start with its character set.
 */
export function withPolicy(html: string, policy: string): string {
  const [charset] = /<meta char[sS]et="utf-8" ?\/?>/.exec(html) ?? [];
  if (!charset) throw new Error('A document needs <meta charset="utf-8" /> for its policy.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => charset + meta);
}
