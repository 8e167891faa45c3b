import { expect, it } from 'vitest';
import { meantName, nearest } from './nearest.ts';

it.each([
  ['SITE_MAIL_SERVICEID', 'SITE_MAIL_SERVICE_ID'],
  ['site_services', 'SITE_SERVICES'],
  ['SITE_SERVICE', 'SITE_SERVICES'],
  ['', 'SITE_SERVICES'],
])('finds %j to be most like %s', (name, expected) => {
  expect(nearest(name, ['SITE_MAIL_SERVICE_ID', 'SITE_SERVICES'])).toBe(expected);
});

it.each([
  ['SITE_MAIL_KEY', 'SITE_MAIL_PUBLIC_KEY'],
  ['SITE_HSTS', 'SITE_HSTS_PRELOAD'],
  ['SITE_BSAE', 'SITE_BASE'],
  ['site_base', 'SITE_BASE'],
])('prefers the words of %s to its letters: %s', (name, expected) => {
  const known = ['SITE_BASE', 'SITE_MAIL_PUBLIC_KEY', 'SITE_HSTS_PRELOAD'];
  expect(nearest(name, known)).toBe(expected);
});

it('reads the words of names in camel case, and ignores case', () => {
  const known = ['regularPrice', 'affiliateParameter', 'pack'];
  expect(nearest('affiliateParam', known)).toBe('affiliateParameter');
  expect(nearest('Pakc', known)).toBe('pack');
});

it('returns nothing without known names', () => {
  expect(nearest('a', [])).toBe('');
});

it.each([
  ['delat', 'delta'],
  ['Divergence', 'divergence'],
  ['divergense', 'divergence'],
  ['gamma', undefined],
  ['pie', undefined],
])('takes %s for %s mistyped', (name, expected) => {
  expect(meantName(name, ['delta', 'divergence', 'price'])).toBe(expected);
});
