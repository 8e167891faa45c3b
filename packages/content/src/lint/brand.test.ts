import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { business } from '../business.ts';

const { product, company, email, phone, origin, hostPlatform, dataFeed, community } = business;

/** Names and addresses that stand in business.ts alone, so that one file rebrands the site. */
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

const folder = new URL('..', import.meta.url).pathname;
const files = globSync('**/*.ts', { cwd: folder }).filter(
  (file) => file !== 'business.ts' && !file.endsWith('.test.ts'),
);

it('reads the sources', () => {
  expect(files).toContain('pages/home.ts');
});

it.each(names)('%j is written in no other file than business.ts', (name) => {
  const holders = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(name));
  expect(holders).toEqual([]);
});
