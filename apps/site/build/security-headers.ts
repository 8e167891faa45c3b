import { createHash } from 'node:crypto';

/** The texts that documents carry inline. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Addresses outside of the site that a document reaches; those on its own origin need no word. */
export interface Reached {
  readonly connects: readonly string[];
  readonly frames: readonly string[];
}

/** The origins of addresses; a relative one is the site's own. */
const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((it) => URL.canParse(it)).map((it) => new URL(it).origin)),
];

const join = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The headers of every answer: nothing runs but the build's own files and inline texts. */
export function securityHeaders(
  { scripts, styles }: InlineTexts,
  reached: Reached,
): Record<string, string> {
  const frames = originsOf(reached.frames);
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': ["'self'", ...originsOf(reached.connects)].join(' '),
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
    // The video host refuses frames that send no referrer at all.
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

/** Where the captcha's provider says that its code comes from. */
const provider = 'https://hcaptcha.com https://*.hcaptcha.com';

/**
 * The headers of the captcha's page: what the site's are, but it alone may run its provider's code,
 * which makes script addresses from strings, and the site's own pages may frame it.
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
