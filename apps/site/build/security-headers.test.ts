import { expect, it } from 'vitest';
import { captchaHeaders, captchaPolicy, securityHeaders } from './security-headers.ts';

const headers = securityHeaders({ hstsPreload: false });

it('forbids browsers to guess types, frame the site or leak referrers', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
});

it('commits the domain alone to https, and its subdomains only on request', () => {
  const name = 'Strict-Transport-Security';
  expect(headers[name]).toBe('max-age=63072000');
  expect(securityHeaders({ hstsPreload: true })[name]).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

it('is short and names no hash, so that no page adds to it', () => {
  const block = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(block.join('').length).toBeLessThanOrEqual(700);
  expect(block.join('')).not.toContain('sha256');
});

it('lets the site frame the captcha’s page, and no one else', () => {
  const captcha = captchaHeaders(headers);
  expect(captcha['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(captcha['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  expect(Object.keys(captcha)).toEqual(Object.keys(headers));
});

it('allows the captcha’s provider in a live build only', () => {
  expect(captchaPolicy(true)).not.toContain('hcaptcha.com');
  expect(captchaPolicy(false)).toContain("script-src 'self' https://hcaptcha.com");
  expect(captchaPolicy(false)).not.toContain('trusted-types');
});
