/** Whether browsers ship the site in their list of HTTPS-only hosts: hard to undo. */
export interface SecurityOptions {
  readonly preload?: boolean;
}

/**
 * The security headers of every response, the same for all files: what only a header can say, as
 * briefly as it can be said. Each document has the rest of its policy in a `<meta>`; see
 * {@link documentPolicy}.
 */
export function securityHeaders({ preload = false }: SecurityOptions = {}): Record<string, string> {
  return {
    // The site frames its own captcha page. Every browser that the site supports reads this instead of
    // X-Frame-Options.
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // The video player, whose host refuses frames without a referrer, has a policy of its own.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The video player gets what it needs from its frame's `allow`; `frame-src` limits the frames.
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  };
}
