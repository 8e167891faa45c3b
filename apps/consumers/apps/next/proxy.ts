import { type NextRequest, NextResponse } from 'next/server';

/**
 * Gives every response a strict policy; Next's own scripts carry its nonce. It can't require Trusted
 * Types, because Next's loader assigns script URLs; the Vite app proves those.
 */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self' https://lists.example.com",
    "frame-src 'self'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
