import { sandboxSiteKeys } from '@otm/sandbox/addresses';
import { afterEach, expect, it, vi } from 'vitest';

const read = async (env: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('./account.ts')).captcha;
};

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['', sandboxSiteKeys.passes],
  [sandboxSiteKeys.expiresAfterOneSecond, sandboxSiteKeys.expiresAfterOneSecond],
])('a sandbox takes the key %j, and asks its own captcha', async (set, siteKey) => {
  expect(await read({ SITE_CAPTCHA_SITE_KEY: set })).toEqual({
    siteKey,
    apiHost: '/__sandbox/hcaptcha',
  });
});

it('a build for the real services takes no test key and asks the provider', async () => {
  expect(await read({ SITE_SERVICES: 'live' })).toEqual({ siteKey: '' });
  expect(await read({ SITE_SERVICES: 'live', SITE_CAPTCHA_SITE_KEY: 'own' })).toEqual({
    siteKey: 'own',
  });
});
