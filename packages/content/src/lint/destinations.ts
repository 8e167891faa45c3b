import type { Locale } from '@otm/schema';
import { sampleFacts } from '../library/node-library.ts';
import { externalLinks } from '../library/variables.ts';

const { links } = sampleFacts;

const outside = (id: string) => {
  const link = externalLinks[id];
  if (!link) throw new Error(`There is no external link ${id}: see externalLinks.`);
  return links.outside(link);
};

/** The URL of a page, as the library for tests writes it. */
export const pageUrl = (id: string, locale: Locale, item?: string): string | undefined =>
  links.page(id, locale, item);

/** Things that texts name, and the URLs of which a text that names one has one. */
const destinations: readonly (readonly [
  words: Readonly<Record<Locale, RegExp>>,
  urls: (locale: Locale) => readonly (string | undefined)[],
])[] = [
  [{ en: /\badvisor\b/i, es: /\basesor\b/i }, () => [outside('booking')]],
  [{ en: /\bchat\b/i, es: /\bchat\b/i }, () => [links.chat()]],
  [{ en: /\bcommunity\b/i, es: /\bcomunidad\b/i }, () => [outside('telegram')]],
  [
    { en: /\blicense form\b/i, es: /\bformulario de (?:la )?licencia\b/i },
    (locale) => [pageUrl('licence', locale)],
  ],
  [
    { en: /\brefund\b|\bpolic(?:y|ies)\b/i, es: /\breembolso\b|\bpolíticas?\b/i },
    (locale) => [pageUrl('policies', locale)],
  ],
  [
    {
      en: /\binstall .* for free\b|\bfree indicators\b/i,
      es: /\binstalar gratis\b|\bindicadores gratis\b/i,
    },
    (locale) => [pageUrl('freeIndicators', locale, 'deltabar')],
  ],
  [
    { en: /\binstallation page\b/i, es: /\bpágina de instalación\b/i },
    (locale) => [pageUrl('install', locale)],
  ],
];

/** Returns the names in a text of what none of its links leads to. */
export const unlinked = (
  text: string,
  hrefs: readonly (string | undefined)[],
  locale: Locale,
): readonly string[] =>
  destinations.flatMap(([words, urls]) => {
    const [found] = words[locale].exec(text) ?? [];
    const isLinked = urls(locale).some((url) => hrefs.includes(url));
    return found && !isLinked ? [found] : [];
  });
