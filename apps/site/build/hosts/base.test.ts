import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referralPaths } from '../../src/features/referral/referral-paths.ts';
import { exportSite } from './export-site.ts';
import { type Host, hosts } from './index.ts';
import type { SiteHosting } from './site-hosting.ts';

const hosting: SiteHosting = {
  base: '/shop',
  isSandbox: false,
  headers: {},
  contentTypes: { '/shop/feed.xml': 'application/atom+xml' },
  redirects: [{ from: '/shop/purchase', to: '/shop/buy' }],
  notFound: [{ prefix: '/shop/', file: '/shop/404.html' }],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-base-'));
  await mkdir(`${folder}/dist/site/shop/assets`, { recursive: true });
  await writeFile(`${folder}/dist/hosting.json`, JSON.stringify(hosting));
  await writeFile(`${folder}/dist/site/shop.html`, 'home');
  await writeFile(`${folder}/dist/site/shop/buy.html`, 'buy');
  await writeFile(`${folder}/dist/site/shop/404.html`, '<title>Not found</title>');
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(`${folder}/out/${file}`, 'utf8');

it('gives GitHub Pages the files below the base, which it adds by itself', async () => {
  await exportSite(`${folder}/dist`, 'github-pages', `${folder}/out`);
  expect(await read('index.html')).toBe('home');
  expect(await read('buy.html')).toBe('buy');
});

it('names the translations of the only 404 document that GitHub Pages sends', async () => {
  await exportSite(`${folder}/dist`, 'github-pages', `${folder}/out`);
  expect(await read('404.html')).toBe(
    '<link rel="alternate" hreflang="es" href="/shop/es/404"/><title>Not found</title>',
  );
});

/** The hosts that get the files where their URLs are. */
const others = Object.entries<Host>(hosts).filter(([, { isBelowBase }]) => !isBelowBase);

it.each(others)('puts the files where their URLs are for %s', async (name, { siteFolder = '' }) => {
  await exportSite(`${folder}/dist`, name, `${folder}/out`);
  expect(await read(`${siteFolder}/shop.html`)).toBe('home');
  expect(await read(`${siteFolder}/shop/buy.html`)).toBe('buy');
});

it.each(others)('caches the assets below the base on %s', (_, { configure }) => {
  const written = Object.values(configure(hosting)).join('\n');
  expect(written).toContain('/shop/assets/');
  expect(written).not.toMatch(/[^p]\/assets\//);
});

it('keeps a referral code on the paths below the base only', () => {
  const keepers = new RegExp(referralPaths('/shop'));
  expect(['/shop', '/shop/', '/shop/buy', '/shop/es/buy'].every((it) => keepers.test(it))).toBe(
    true,
  );
  expect(['/buy', '/shop/risk', '/other/shop'].some((it) => keepers.test(it))).toBe(false);
});
