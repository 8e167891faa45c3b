import { expect, it } from 'vitest';
import { localeOf } from './address.ts';

it.each([
  ['/', 'en'],
  ['/buy', 'en'],
  ['/es', 'es'],
  ['/es/', 'es'],
  ['/es/buy', 'es'],
  ['/es-MX', 'en'],
  ['/ES', 'en'],
  ['/en/buy', 'en'],
  ['/x/es', 'en'],
  ['//es', 'en'],
  ['', 'en'],
] as const)('%s names the language %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});
