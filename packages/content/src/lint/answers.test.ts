import { type Locale, locales, type Question } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary, sampleFacts } from '../library/node-library.ts';
import { externalLinks } from '../library/variables.ts';

const { links } = sampleFacts;

const outside = (id: string) => {
  const link = externalLinks[id];
  if (!link) throw new Error(`There is no external link ${id}: see externalLinks.`);
  return links.outside(link);
};

/** Things that answers name, and the URLs of which an answer that names one has one. */
const destinations: readonly (readonly [
  words: Readonly<Record<Locale, RegExp>>,
  urls: (locale: Locale) => readonly (string | undefined)[],
])[] = [
  [{ en: /\badvisor\b/i, es: /\basesor\b/i }, () => [outside('booking')]],
  [{ en: /\bchat\b/i, es: /\bchat\b/i }, () => [links.chat()]],
  [{ en: /\bcommunity\b/i, es: /\bcomunidad\b/i }, () => [outside('telegram')]],
  [
    { en: /\blicense form\b/i, es: /\bformulario de (?:la )?licencia\b/i },
    (locale) => [links.page('licence', locale, undefined)],
  ],
  [
    { en: /\brefund\b|\bpolic(?:y|ies)\b/i, es: /\breembolso\b|\bpolíticas?\b/i },
    (locale) => [links.page('policies', locale, undefined)],
  ],
  [
    { en: /\binstall .* for free\b|\bfree indicators\b/i, es: /\binstalar gratis\b/i },
    (locale) => [links.page('freeIndicators', locale, 'deltabar')],
  ],
  [
    { en: /\binstallation page\b/i, es: /\bpágina de instalación\b/i },
    (locale) => [links.page('install', locale, undefined)],
  ],
];

/** The names of what an answer mentions without linking to it. */
const unlinked = ({ answer, more = [] }: Question, locale: Locale): readonly string[] => {
  const text = answer.join(' ');
  const hrefs: readonly (string | undefined)[] = more.map(({ href }) => href);
  return destinations.flatMap(([words, urls]) => {
    const [found] = words[locale].exec(text) ?? [];
    const isLinked = urls(locale).some((url) => hrefs.includes(url));
    return found && !isLinked ? [found] : [];
  });
};

describe.each(locales)('the answers in %s', (locale) => {
  const questions = nodeLibrary.features
    .flatMap(({ text }) => text[locale].blocks)
    .flatMap((block) => (block.type === 'questions' ? block.questions : []));

  it.each(questions)('“$question” links to what its answer names', (question) => {
    expect(unlinked(question, locale)).toEqual([]);
  });

  it('are noticed when they name the advisor without a link', () => {
    const answer = [locale === 'en' ? 'Meet an advisor.' : 'Reúnete con un asesor.'];
    expect(unlinked({ question: '', answer }, locale)).toHaveLength(1);
  });
});
