import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { business } from '../business.ts';
import { collections } from '../markdown/collections.ts';

const { product, productSlug, company, email, phone, origin, hostPlatform, dataFeed, community } =
  business;

/** Names and links that only business.ts may spell, so that one file rebrands the site. */
const names = [
  product,
  company,
  email,
  phone,
  origin,
  hostPlatform.name,
  dataFeed.name,
  community.telegram.name,
  community.discord.name,
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const markdown = `{${Object.keys(collections).join(',')},templates}/**/*.md`;
const files = globSync(['src/**/*.ts', markdown], { cwd: root }).filter(
  (file) => file !== 'src/business.ts' && !file.endsWith('.test.ts'),
);

it('reads the sources and the Markdown', () => {
  expect(files).toEqual(expect.arrayContaining(['src/pages/home.ts', 'articles/vwap/en.md']));
});

const filesWith = (pattern: RegExp | string) =>
  files.filter((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  });

it.each(names)('%j is written in no other file than business.ts', (name) => {
  expect(filesWith(name)).toEqual([]);
});

it('no other file writes the product’s name in a path', () => {
  expect(filesWith(new RegExp(`/[\\w-]*\\b${productSlug}-[\\w-]*(?=["'\`#)?])`))).toEqual([]);
  expect(filesWith(new RegExp(`slug: .*\\b${productSlug}\\b`))).toEqual([]);
});
