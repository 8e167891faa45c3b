import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const boot = 'console.log(1)';
const css = 'a{color:red}';
const headers = securityHeaders(
  { scripts: [boot], styles: [css] },
  { connects: [''], frames: ['https://www.youtube-nocookie.com/embed/x'] },
);
const policy = new Map(
  headers['Content-Security-Policy']?.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')];
  }),
);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows nothing by default', () => {
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
});

it('allows inline text by its hash only', () => {
  expect(policy.get('script-src')).toBe(`'self' ${hash(boot)}`);
  expect(policy.get('style-src')).toBe(`'self' ${hash(css)}`);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|http:/);
});

it('forbids scripts to write HTML', () => {
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe("'none'");
});

it('allows the video host as the only other site', () => {
  const hosts = headers['Content-Security-Policy']?.match(/https:\/\/[^\s;]+/g);
  expect(hosts).toEqual(['https://www.youtube-nocookie.com']);
  expect(policy.get('frame-src')).toBe("'self' https://www.youtube-nocookie.com");
});

it('forbids browsers to guess types, frame the site or leak referrers', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['Strict-Transport-Security']).toMatch(/max-age=63072000/);
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
});
