import type { Locale } from '@otm/schema';
import { business } from '../business.ts';
import { contractVariables } from '../contracts.ts';
import { formatList } from '../format.ts';
import { indicators } from '../indicators/index.ts';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { instalmentOffers, lowestPrice } from '../shop/price-phrases.ts';

/** Facts of the business and the shop, for Markdown: one home each, whatever text names them. */
export const factVariables = (locale: Locale): Readonly<Record<string, string>> => ({
  product: business.product,
  productSlug: business.productSlug,
  email: business.email,
  hours: business.hours[locale],
  platform: business.hostPlatform.name,
  dataFeed: business.dataFeed.name,
  telegram: business.community.telegram.name,
  discord: business.community.discord.name,
  'price.yearly': lowestPrice('yearly', locale),
  'price.lifetime': lowestPrice('lifetime', locale),
  instalments: instalmentOffers(locale),
  indicators: formatList(
    indicators.map(({ title }) => title),
    locale,
  ),
  ...Object.fromEntries(
    indicators.flatMap(({ id, slug, title }) => [
      [`indicator.${id}.slug`, slug],
      [`indicator.${id}.title`, title],
    ]),
  ),
  ...contractVariables,
  prescribedStatement,
});

/** Links to other sites, for Markdown. */
export const externalLinks: Readonly<Record<string, string>> = {
  platform: business.hostPlatform.url,
  dataFeed: business.dataFeed.url,
  booking: business.booking.url,
};
