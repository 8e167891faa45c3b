import { joinPolicy, permitted } from './document-policy.ts';

/** The owner's choices about the headers. */
export interface HeaderOptions {
  /** Asks browsers to list the domain, with all its subdomains, as https-only. */
  readonly hstsPreload: boolean;
}

/**
 * The headers of every response: what a document can't say about itself. They're the same for all
 * files and short; each document carries its policy for scripts, styles and requests in a `<meta>`.
 */
export const securityHeaders = ({ hstsPreload }: HeaderOptions): Record<string, string> => ({
  'Content-Security-Policy': framePolicy('none'),
  'Strict-Transport-Security': `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The video host refuses frames without a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Features of the video's player aren't listed: its frame asks for them, and no other may be framed.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

const framePolicy = (ancestors: 'none' | 'self') =>
  joinPolicy({
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    'frame-ancestors': `'${ancestors}'`,
    'upgrade-insecure-requests': '',
  });

/** The headers of the captcha's page, which the site's own pages may frame. */
export const captchaHeaders = (headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'Content-Security-Policy': framePolicy('self'),
  'X-Frame-Options': 'SAMEORIGIN',
});

/** The captcha provider's origins, from its documentation. */
const provider = 'https://hcaptcha.com https://*.hcaptcha.com';

/**
 * The policy of the captcha's page: it may run its provider's code, which creates script URLs from
 * strings.
 */
export function captchaPolicy(isSandbox: boolean): string {
  const hosts = isSandbox ? "'self'" : provider;
  const code = permitted("'self'", isSandbox ? '' : provider);
  return joinPolicy({
    'default-src': "'none'",
    'script-src': code,
    'style-src': code,
    'connect-src': hosts,
    'frame-src': hosts,
    'img-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  });
}
