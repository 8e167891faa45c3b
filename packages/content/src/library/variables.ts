import { chartMarks, type Locale, type Localized, type OutsideLink } from '@otm/schema';
import { business } from '../business.ts';
import { contractVariables } from '../contracts.ts';
import { formatList } from '../format.ts';
import { indicators } from '../indicators/index.ts';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { factText, ownerFacts } from '../shop/owner-facts.ts';
import { installmentOffers, lifetimeYear, lowestPrice } from '../shop/price-phrases.ts';

/** The note that belongs to every picture of an indicator. */
const illustration: Localized<string> = {
  en: 'Drawn by this site. The product may look different.',
  es: 'Imagen dibujada por este sitio. El producto puede verse distinto.',
};

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
  'price.lifetimeYear': `${lifetimeYear(locale)}`,
  installments: installmentOffers(locale),
  illustration: illustration[locale],
  ...Object.fromEntries(
    Object.entries(ownerFacts).map(([id, fact]) => [`fact.${id}`, factText(fact, locale)]),
  ),
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
  // The numbers of places in charts, by name: `mark.delta-bar.absorbed`.
  ...Object.fromEntries(
    Object.entries(chartMarks).flatMap(([chart, names]) =>
      names.map((name, place) => [`mark.${chart}.${name}`, `${place + 1}`] as const),
    ),
  ),
  ...contractVariables,
  prescribedStatement,
});

/** Links to other sites, for Markdown. */
export const externalLinks: Readonly<Record<string, OutsideLink>> = {
  platform: business.hostPlatform,
  dataFeed: business.dataFeed,
  booking: business.booking,
  ...business.community,
};
