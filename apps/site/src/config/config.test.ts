import { business } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { endpoints, formFeedback, sandbox } from './config.ts';
import type { Endpoints } from './endpoints.ts';
import { liveEndpoints } from './live.ts';
import { sandboxEndpoints } from './sandbox.ts';

/** Every address that a config gives, with samples of what it takes. */
const addresses = (config: Endpoints) => [
  config.mail.contact.origin,
  config.mail.licence.origin,
  config.checkout(business.checkouts[0], 'pack'),
  config.checkout(business.checkouts[1], '../x?y#z'),
  config.outside(business.hostPlatform),
  config.outside(business.booking),
  config.video.page('a/b'),
  config.video.embed('a/b'),
];

it('the sandbox is the default, and forms are silent', () => {
  expect(endpoints).toBe(sandboxEndpoints);
  expect(sandbox?.start).toBe('/__sandbox');
  expect(formFeedback).toBe('silent');
});

describe('no address', () => {
  it.each(addresses(sandboxEndpoints))('of the sandbox leaves the site: %s', (address) => {
    expect(new URL(address, 'https://site.test').origin).toBe('https://site.test');
    expect(address).toMatch(/^\/__sandbox\/[\w/%.-]+$/);
  });

  it.each(addresses(liveEndpoints))('of the real services stays on the site: %s', (address) => {
    expect(new URL(address).protocol).toBe('https:');
    expect(address).not.toContain('sandbox');
  });
});
