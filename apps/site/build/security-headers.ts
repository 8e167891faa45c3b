import { createHash } from 'node:crypto';

/** Inline scripts and styles of all documents. */
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

const join = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The headers of every response: nothing runs but the build's own files and inline text. */
export function securityHeaders(
  { scripts, styles }: InlineTexts,
  external: ExternalUrls,
): Record<string, string> {
  const frames = originsOf(external.frames);
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': ["'self'", ...originsOf(external.connects)].join(' '),
    'frame-src': ["'self'", ...frames].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'upgrade-insecure-requests': '',
  };
  const players = `(${['self', ...frames.map((it) => `"${it}"`)].join(' ')})`;
  return {
    'Content-Security-Policy': join(policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The video host refuses frames without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      `autoplay=${players}`,
      `fullscreen=${players}`,
      `encrypted-media=${players}`,
      `picture-in-picture=${players}`,
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
    ].join(', '),
  };
}

/** The captcha provider's origins, from its documentation. */
const provider = 'https://hcaptcha.com https://*.hcaptcha.com';

/**
 * The headers of the captcha's page: the site's, except that it may run its provider's code, which
 * creates script URLs from strings, and that the site's own pages may frame it.
 */
export function captchaHeaders(
  headers: Readonly<Record<string, string>>,
  isSandbox: boolean,
): Record<string, string> {
  const hosts = isSandbox ? "'self'" : provider;
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${isSandbox ? '' : provider}`.trim(),
    'style-src': `'self' ${isSandbox ? '' : provider}`.trim(),
    'connect-src': hosts,
    'frame-src': hosts,
    'img-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'upgrade-insecure-requests': '',
  };
  return { ...headers, 'Content-Security-Policy': join(policy), 'X-Frame-Options': 'SAMEORIGIN' };
}
