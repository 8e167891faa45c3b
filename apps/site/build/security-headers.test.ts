import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders();

it('says what only a header can say', () => {
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'self'");
});

it('forbids browsers from guessing types, framing the site elsewhere or leaking referrers', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
});

it('asks for the preload list only when told to', () => {
  const name = 'Strict-Transport-Security';
  expect(headers[name]).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders({ preload: true })[name]).toMatch(/; preload$/);
});

it('takes at most 400 bytes of the first response', () => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(Buffer.byteLength(lines.join(''))).toBeLessThanOrEqual(400);
});
