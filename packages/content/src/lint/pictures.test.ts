import { type Article, type Block, type Locale, locales } from '@otm/schema';
import { scaffoldText } from '@otm/schema/settings';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { fileOf } from './file-of.ts';

const { features, posts } = nodeLibrary;
const articles: readonly Article[] = [...features, ...posts];

/** Articles about buying and using a license, which have no market to show. */
const plain = new Set([
  'frequently-asked-questions',
  'payments',
  'reviews',
  'why-a-licence-is-tied-to-a-machine',
]);

/** Returns the name of the session that a block draws, if it draws one. */
const sessionOf = (block: Block): readonly string[] => {
  if (block.type === 'chart') return [String(block.seed ?? block.chart)];
  if (block.type === 'story') return [block.picture.session ?? `story of ${block.picture.view}`];
  return [];
};

/** Returns the articles that draw no session of their own. */
const withoutOwnPicture = (list: readonly Article[], locale: Locale): readonly Article[] => {
  const drawn = list.map(({ text }) => [...new Set(text[locale].blocks.flatMap(sessionOf))]);
  const all = drawn.flat();
  const isOwn = (session: string) => all.indexOf(session) === all.lastIndexOf(session);
  return list.filter(
    ({ text }, place) => !drawn[place]?.some(isOwn) && !scaffoldText.test(text[locale].summary),
  );
};

describe.each(locales)('the pictures in %s', (locale) => {
  it('show a session in every article that no other article shows', () => {
    const mistakes = withoutOwnPicture(articles, locale)
      .filter(({ slug }) => !plain.has(slug.en))
      .map(
        (article) =>
          `${fileOf(article, locale)}:1: Another article shows the same picture. Give one of its charts a seed that no other has.`,
      );
    expect(mistakes).toEqual([]);
  });

  it('are noticed where two articles share their only one', () => {
    const [one] = articles;
    if (!one) throw new Error('There is no article.');
    expect(withoutOwnPicture([one], locale)).toEqual([]);
    expect(withoutOwnPicture([one, one], locale)).toEqual([one, one]);
  });
});
