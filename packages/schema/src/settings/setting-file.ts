import type { SettingArea, SettingProblem } from './setting.ts';

/** The file or folder of each area. */
export const areaFiles: Readonly<Record<SettingArea, string>> = {
  environment: '.env',
  business: 'packages/content/src/business.ts',
  facts: 'packages/content/src/shop/owner-facts.ts',
  shop: 'packages/content/src/shop',
  reviews: 'packages/content/src/reviews.ts',
  videos: 'packages/content/videos',
  captures: 'packages/content/src/captures.ts',
};

/** Settings that have another file than their area. */
const ownFiles: readonly (readonly [RegExp, string])[] = [
  [/^plans\.\w+\.[^.]+\.features\b/, 'packages/content/src/shop/plan-features.ts'],
  [/^plans\b/, 'packages/content/src/shop/plans.ts'],
  [/^products\b/, 'packages/content/src/shop/products.ts'],
  [/^monthlyPrices\b/, 'packages/content/src/shop/monthly-prices.ts'],
  [/^freeIndicators\b/, 'packages/content/src/free-indicators.ts'],
  [/^reviews\.new-home\.en\b/, 'packages/content/src/pages/new-home/en.ts'],
  [/^reviews\.new-home\.es\b/, 'packages/content/src/pages/new-home/es.ts'],
];

/** Returns the file in which a problem is to be corrected. */
export function settingFile({ area, setting }: Pick<SettingProblem, 'area' | 'setting'>): string {
  const [, own] = ownFiles.find(([pattern]) => pattern.test(setting)) ?? [];
  return own ?? areaFiles[area];
}
