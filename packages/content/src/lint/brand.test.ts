import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { business } from '../business.ts';
import { collections } from '../markdown/collections.ts';
import { realQuotes } from './quotations.ts';

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
/** The owner's own answers may name the company; questions there name indicators only. */
const owners = ['src/business.ts', 'src/shop/owner-facts.ts'];
const files = globSync(['src/**/*.ts', markdown], { cwd: root }).filter(
  (file) => !owners.includes(file) && !file.endsWith('.test.ts'),
);

it('reads the sources and the Markdown', () => {
  expect(files).toEqual(expect.arrayContaining(['src/pages/home.ts', 'articles/vwap/en.md']));
});

/** A source without what customers wrote, who may name the product. */
const ownText = (file: string) =>
  realQuotes.reduce(
    (text, quote) => text.replaceAll(quote, '').replaceAll(quote.replaceAll("'", "\\'"), ''),
    readFileSync(`${root}/${file}`, 'utf8'),
  );

const filesWith = (pattern: RegExp | string) =>
  files.filter((file) => {
    const text = ownText(file);
    return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  });

it.each(names)('%j is written in no other file than business.ts', (name) => {
  expect(filesWith(name)).toEqual([]);
});

it('no other file writes the product’s name in a path', () => {
  expect(filesWith(new RegExp(`/[\\w-]*\\b${productSlug}-[\\w-]*(?=["'\`#)?])`))).toEqual([]);
  expect(filesWith(new RegExp(`slug: .*\\b${productSlug}\\b`))).toEqual([]);
});
