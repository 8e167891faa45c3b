import { business } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { endpoints, formFeedback, sandbox } from './config.ts';
import type { Endpoints } from './endpoints.ts';
import { liveEndpoints } from './live.ts';
import { sandboxEndpoints } from './sandbox.ts';

/** Every URL of the endpoints, with sample arguments. */
const urlsOf = (config: Endpoints) => [
  config.mail.contact.origin,
  config.mail.licence.origin,
  config.checkout(business.checkouts[0], 'pack', 'en'),
  config.checkout(business.checkouts[1], '../x?y#z', 'es'),
  config.outside(business.hostPlatform),
  config.outside(business.booking),
  config.video.page('a/b'),
  config.video.embed('a/b'),
];

it('uses the sandbox and silent forms by default', () => {
  expect(endpoints).toBe(sandboxEndpoints);
  expect(sandbox?.start).toBe('/__sandbox');
  expect(formFeedback).toBe('silent');
});

describe('URLs', () => {
  it.each(urlsOf(sandboxEndpoints))('of the sandbox stay on the site: %s', (url) => {
    expect(new URL(url, 'https://site.test').origin).toBe('https://site.test');
    expect(url).toMatch(/^\/__sandbox\/[\w/%.-]+$/);
  });

  it.each(urlsOf(liveEndpoints))('of the real services are secure: %s', (url) => {
    expect(new URL(url).protocol).toBe('https:');
    expect(url).not.toContain('sandbox');
  });
});

it('names the item and the file when a checkout has no URL', () => {
  const [{ template: _, ...provider }] = business.checkouts;
  expect(() => liveEndpoints.checkout({ ...provider, links: {} }, 'pack', 'en')).toThrow(
    /no URL for pack in en: add pack to its links in .*business\.ts/,
  );
});
