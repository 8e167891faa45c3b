// What the tests next to this file read articles with.

import { textsOf } from '@otm/content';
import type { Article, Locale } from '@otm/schema';
import { it } from 'vitest';
import { features, posts } from '../../library.ts';

const articles = [...features, ...posts];

const find = (slug: string) => articles.find((article) => article.slug.en === slug);

/** A test about what one article says; it only runs while the owner publishes that article. */
export const ruleAbout = (slug: string) => it.runIf(find(slug));

function articleAt(slug: string): Article {
  const found = find(slug);
  if (!found) throw new Error(`No article at ${slug}`);
  return found;
}

/** The entire text of an article in one language. */
export const textOf = (slug: string, locale: Locale): string =>
  textsOf(articleAt(slug).text[locale], locale)
    .map(({ text }) => text)
    .join('\n');

/** The name and value of every row in its tables of facts, in order. */
export const factsOf = (slug: string, locale: Locale) =>
  articleAt(slug).text[locale].blocks.flatMap((block) =>
    block.type === 'facts' ? block.rows : [],
  );

/** The numbers of a text, without the marks that group thousands. */
export const numbersIn = (text: string): readonly number[] =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/[–-]?\d+(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replace('–', '-')),
  );
