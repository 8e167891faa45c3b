import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['SITE_MAIL_SERVICEID', 'SITE_MAIL_SERVICE_ID'],
  ['site_services', 'SITE_SERVICES'],
  ['SITE_SERVICE', 'SITE_SERVICES'],
  ['', 'SITE_SERVICES'],
])('finds %j to be most like %s', (name, expected) => {
  expect(nearest(name, ['SITE_MAIL_SERVICE_ID', 'SITE_SERVICES'])).toBe(expected);
});

it('returns nothing without known names', () => {
  expect(nearest('a', [])).toBe('');
});
