import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaFiles, settingFile } from './setting-file.ts';

const root = new URL('../../../../', import.meta.url);

it.each([
  ['SITE_BLOCK_LIST', 'environment', '.env'],
  ['business.phone', 'business', 'packages/content/src/business.ts'],
  ['facts.law', 'facts', 'packages/content/src/shop/owner-facts.ts'],
  ['plans.en.basic.features.0.text', 'shop', 'packages/content/src/shop/plan-features.ts'],
  ['plans.en.basic.price', 'shop', 'packages/content/src/shop/plans.ts'],
  ['plans.es', 'shop', 'packages/content/src/shop/plans.ts'],
  ['products.swing.price', 'shop', 'packages/content/src/shop/products.ts'],
  ['monthlyPrices.pro', 'shop', 'packages/content/src/shop/monthly-prices.ts'],
  ['freeIndicators.vwap.id', 'shop', 'packages/content/src/free-indicators.ts'],
  ['reviews.es.a.source', 'reviews', 'packages/content/src/reviews.ts'],
  ['reviews.new-home.es.a.source', 'reviews', 'packages/content/src/pages/new-home/es.ts'],
  ['videos.Hero.id', 'videos', 'packages/content/videos'],
] as const)('%s is set in %s: %s', (setting, area, file) => {
  expect(settingFile({ setting, area })).toBe(file);
  expect(file === '.env' || existsSync(new URL(file, root))).toBe(true);
});

it('names files that exist', () => {
  const missing = Object.values(areaFiles).filter((file) => !existsSync(new URL(file, root)));
  expect(missing.filter((file) => file !== '.env')).toEqual([]);
});
