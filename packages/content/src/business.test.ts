import { expect, it } from 'vitest';
import { business } from './business.ts';

const { hostPlatform, dataFeed, community, booking, masterClass, checkouts } = business;
const links = [hostPlatform, dataFeed, ...Object.values(community), booking, masterClass];
const urls = [business.origin, ...links.map(({ url }) => url), ...checkouts.map((c) => c.address)];

it.each(urls)('%s is an absolute https URL', (url) => {
  expect(new URL(url).protocol).toBe('https:');
});

it.each([business.origin, ...checkouts.map((c) => c.address)])('%s ends without a slash', (url) => {
  expect(url.endsWith('/')).toBe(false);
});

it('the phone number is international, in digits and spaces', () => {
  expect(business.phone).toMatch(/^[1-9][\d ]{7,18}$/);
});

it('has the product in lower case for URLs', () => {
  expect(business.productSlug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

it('the office opens before it closes, on days and times that the chat can read', () => {
  const { days, opens, closes, utcOffset } = business.office;
  expect(days).toMatch(/^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[-,]?)+(?<![-,])$/);
  for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
  expect(opens < closes).toBe(true);
  expect(Number.isInteger(utcOffset) && Math.abs(utcOffset) <= 14).toBe(true);
});
