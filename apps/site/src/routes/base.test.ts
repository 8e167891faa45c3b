// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = async () => ({
  ...(await import('./links.ts')),
  ...(await import('./site-pages.ts')),
  ...(await import('./redirects.ts')),
  ...(await import('../../build/render/hosting.ts')),
  ...(await import('../../build/render/sitemap.ts')),
});

beforeEach(() => {
  vi.stubEnv('SITE_BASE', '/shop');
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

it('puts every page below the base, in both languages', async () => {
  const { feedPath, pathTo, sitePages } = await load();
  expect(pathTo('home', 'en')).toBe('/shop');
  expect(pathTo('home', 'es')).toBe('/shop/es');
  expect(pathTo('buy', 'es')).toBe('/shop/es/buy');
  expect(feedPath('es')).toBe('/shop/es/feed.xml');
  const paths = sitePages().flatMap(({ alternates, path }) => [path, ...Object.values(alternates)]);
  expect(paths.filter((path) => !/^\/shop(\/(?!shop)|$)/.test(path))).toEqual([]);
});

it('keeps redirects and 404 documents below the base', async () => {
  const { urlRules } = await load();
  const { notFound, redirects } = urlRules();
  expect(notFound[0]).toEqual({ prefix: '/shop/', file: '/shop/404.html' });
  const urls = [
    ...redirects.flatMap(({ from, to }) => [from, to]),
    ...notFound.flatMap(({ file, prefix }) => [file, prefix]),
  ];
  expect(urls.filter((url) => !url.startsWith('/shop/'))).toEqual([]);
});

it('names full URLs below the base in the sitemap and in robots.txt', async () => {
  const { renderRobots, renderSitemaps } = await load();
  expect(renderRobots()).toMatch(/Sitemap: https:\/\/[^/]+\/shop\/sitemap\.xml/);
  const urls = [...(renderSitemaps()[0]?.xml ?? '').matchAll(/(?:<loc>|href=")(https:[^<"]+)/g)];
  expect(urls.length).toBeGreaterThan(100);
  expect(urls.filter(([, url = '']) => !/^https:\/\/[^/]+\/shop(\/|$)/.test(url))).toEqual([]);
});

it('frames the captcha below the base', async () => {
  const { captchaPage } = await import('../features/captcha/captcha-path.ts');
  expect(captchaPage).toBe('/shop/captcha');
});

it('moves a returning visitor to the other language below the base', async () => {
  const replace = vi.fn();
  location.href = 'https://acme.test/shop/unknown?x=1';
  vi.spyOn(location, 'replace').mockImplementation(replace);
  document.documentElement.lang = 'en';
  localStorage.setItem('otm_lang', 'es');
  const { initLanguage } = await import('../features/language/boot.ts');
  initLanguage();
  expect(String(replace.mock.calls[0]?.[0])).toBe('https://acme.test/shop/es/unknown?x=1');
  localStorage.clear();
});
