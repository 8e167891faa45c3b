import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('dist/site/licenses.txt', 'utf8');

it.each([
  ['@fontsource-variable/instrument-sans', 'SIL OPEN FONT LICENSE'],
  ['react', 'Copyright (c) Meta Platforms'],
  ['react-dom', 'Permission is hereby granted'],
  ['scheduler', 'Permission is hereby granted'],
  ['minisearch', 'Luca Ongaro'],
])('publishes the license of %s', (name, words) => {
  const start = text.indexOf(`\n${name} `);
  expect(start).toBeGreaterThan(-1);
  expect(text.slice(start)).toContain(words);
});

it('names no package of this repository', () => {
  expect(text).not.toContain('@otm/');
});
