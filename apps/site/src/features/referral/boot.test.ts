// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateReferral, watchUrl } from './boot.ts';

const origin = 'https://shop.example';
const open = (path: string) => {
  location.href = `${origin}${path}`;
};
const replaceState = vi.fn((_: unknown, __: string, url: URL) =>
  open(url.href.slice(origin.length)),
);

beforeEach(() => {
  vi.stubEnv('REFERRAL_PATHS', '^(/es)?(/(buy|order)(/.*)?)?/*$');
  vi.spyOn(history, 'replaceState').mockImplementation(replaceState as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  replaceState.mockClear();
  sessionStorage.clear();
});

describe('updateReferral', () => {
  it('stores a code and leaves it in the URL on a path that keeps it', () => {
    open('/buy?aff=partner1');
    updateReferral();
    expect(sessionStorage.getItem('otm_aff')).toBe('partner1');
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('stores a code and removes it from the URL on other paths, keeping the hash', () => {
    open('/risk?aff=partner1&x=1#losses');
    updateReferral();
    expect(sessionStorage.getItem('otm_aff')).toBe('partner1');
    expect(location.href).toBe(`${origin}/risk?x=1#losses`);
  });

  it('adds the stored code on a path that keeps it', () => {
    sessionStorage.setItem('otm_aff', 'partner1');
    open('/es/order/5');
    updateReferral();
    expect(location.href).toBe(`${origin}/es/order/5?aff=partner1`);
  });

  it('never makes a path with two slashes a different site', () => {
    open('//evil.example/x?aff=a1');
    updateReferral();
    expect(new URL(location.href).origin).toBe(origin);
    expect(location.href).toBe(`${origin}//evil.example/x`);
  });

  it('keeps the state of the history entry', () => {
    vi.spyOn(history, 'state', 'get').mockReturnValue({ position: 3 });
    open('/risk?aff=a1');
    updateReferral();
    expect(replaceState.mock.calls[0]?.[0]).toEqual({ position: 3 });
  });

  it('still cleans the URL without storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('/risk?aff=a1');
    updateReferral();
    expect(location.search).toBe('');
  });
});

describe('watchUrl', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('applies the rule after each navigation within the document', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    watchUrl();
    open('/risk?aff=later');
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(sessionStorage.getItem('otm_aff')).toBe('later');
    expect(location.search).toBe('');
  });

  it('applies the rule when the document is left, also without the navigation API', () => {
    vi.stubGlobal('navigation', undefined);
    watchUrl();
    open('/risk?aff=early');
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('otm_aff')).toBe('early');
  });
});
