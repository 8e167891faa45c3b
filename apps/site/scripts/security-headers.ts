import { createHash } from 'node:crypto';

/** The texts that documents carry inline. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The only other site that a page may frame, once the visitor plays a video. */
const videoOrigin = 'https://www.youtube-nocookie.com';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The headers of every answer: nothing runs but the build's own files and inline texts. */
export function securityHeaders({ scripts, styles }: InlineTexts): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': `'self' ${videoOrigin}`,
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
  const players = `(self "${videoOrigin}")`;
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`.trim())
      .join('; '),
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
