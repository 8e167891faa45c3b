import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SitePage } from '../src/routes/site-page.ts';
import { writeShareCards } from './share-cards.ts';

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/cards-`);
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const pages = Array.from({ length: 1100 }, (_, number): SitePage => {
  const path = `/page-${number}`;
  return { route: 'post', locale: 'en', params: {}, path, alternates: { en: path, es: path } };
});

/** A card with a shape of a class. */
const svgOf = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>Card</title><rect class="${name}" width="8" height="8"/></svg>`;

const cardOf = ({ path }: SitePage) => ({ path, svg: svgOf(path === '/page-7' ? 'buy' : 'sell') });

/** Colors each class that a text has. */
const pageCss = async (html: string) =>
  ['buy', 'sell']
    .filter((name) => html.includes(name))
    .map((name) => `.${name} { fill: ${name === 'buy' ? '#00f' : '#f00'}; }`)
    .join('');

it('has no more than some cards in memory at once, and returns the URLs of all', async () => {
  const sizes: number[] = [];
  const renderShareCards = (_: unknown, batch: readonly SitePage[]) => {
    sizes.push(batch.length);
    return batch.filter(({ path }) => path.endsWith('7')).map(cardOf);
  };
  const urls = await writeShareCards({ renderShareCards }, pageCss, pages);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(512);
  expect([...urls.keys()]).toEqual(
    pages.map(({ path }) => path).filter((path) => path.endsWith('7')),
  );
  // Two looks.
  expect(new Set(urls.values()).size).toBe(2);
  const png = await readFile(`dist/site${urls.get('/page-7')}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('paints a card the same, whatever cards are next to it', async () => {
  const styles: string[] = [];
  const noted = async (html: string) => {
    styles.push(html);
    return pageCss(html);
  };
  const renderShareCards = (_: unknown, batch: readonly SitePage[]) => batch.map(cardOf);
  const alone = await writeShareCards({ renderShareCards }, noted, pages.slice(7, 8));
  const among = await writeShareCards({ renderShareCards }, noted, pages.slice(0, 10));
  expect(among.get('/page-7')).toBe(alone.get('/page-7'));
  // Its key in the cache depends on its styles.
  expect(styles.every((html) => !(html.includes('buy') && html.includes('sell')))).toBe(true);
});
