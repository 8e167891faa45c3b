import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { factText, ownerFacts } from '../shop/owner-facts.ts';
import { textsOf } from '../texts-of.ts';
import { allContent } from './all-content.ts';

describe.each(locales)('what only the owner knows, in %s', (locale) => {
  const texts = textsOf(allContent, locale).map(({ text }) => text);

  it.each(Object.entries(ownerFacts))('%s is stated on a page, or is marked as open', (_, fact) => {
    const stated = factText(fact, locale);
    expect(texts.some((text) => text.includes(stated))).toBe(true);
  });
});
