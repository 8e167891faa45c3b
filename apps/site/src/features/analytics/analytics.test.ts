// @vitest-environment happy-dom
import type { SendMessage } from '@otm/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the modules again, with what `.env` says. */
async function load(env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  return {
    ...(await import('./track-attributes.ts')),
    ...(await import('./track-sent.ts')),
    ...(await import('../../config/config.ts')),
  };
}

const chosen = {
  SITE_SERVICES: 'live',
  SITE_ANALYTICS: 'plausible',
  SITE_ANALYTICS_URL: 'https://count.example/api/event',
  SITE_ANALYTICS_ID: 'shop.example',
};

const fetched = vi.fn(async () => new Response());
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

describe.each([
  ['by default', {}],
  ['in the sandbox', { ...chosen, SITE_SERVICES: 'sandbox' }],
])('%s', (_, env) => {
  it('marks nothing, sends nothing, and allows no other origin', async () => {
    const { externalUrls, trackAttributes, trackCheckout, trackSent } = await load(env);
    expect(trackAttributes('replay-used', 'vwap')).toEqual({});
    expect(trackCheckout('basic-yearly')).toEqual({});
    const send = async () => {};
    expect(trackSent('contact', send)).toBe(send);
    expect(externalUrls.connects.join()).not.toContain('count.example');
    await import('./analytics.ts');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('with a service', () => {
  it('allows its origin and sends the view of a page to it', async () => {
    const { externalUrls } = await load(chosen);
    expect(externalUrls.connects).toContain(chosen.SITE_ANALYTICS_URL);
    await import('./analytics.ts');
    expect(fetched).toHaveBeenCalledWith(chosen.SITE_ANALYTICS_URL, expect.anything());
  });

  it('tells a free download from a plan', async () => {
    const { trackCheckout } = await load(chosen);
    const { freeIndicators } = await import('@otm/content');
    const [free] = freeIndicators;
    expect(trackCheckout(free?.downloadItem ?? '')['data-track']).toBe('download');
    expect(trackCheckout('basic-yearly')).toEqual({
      'data-track': 'plan-click',
      'data-item': 'basic-yearly',
    });
  });

  it('reports a message once it has arrived, and none that failed', async () => {
    const { trackSent } = await load(chosen);
    const reported = vi.fn();
    document.addEventListener('otm-track', (event) => reported((event as CustomEvent).detail));
    const message: Parameters<SendMessage> = [
      { values: { name: '', email: '', message: '' }, captchaToken: '' },
      new AbortController().signal,
    ];
    const failing = trackSent('contact', () => Promise.reject(new Error('down')));
    await expect(failing(...message)).rejects.toThrow('down');
    expect(reported).not.toHaveBeenCalled();
    await trackSent('licence', async () => {})(...message);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ name: 'form-sent', item: 'licence' });
  });
});
