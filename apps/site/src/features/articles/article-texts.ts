// What the tests beside this read an article by.

import { features, posts, textsOf } from '@otm/content';
import type { Article, Locale } from '@otm/schema';

const articles = [...features, ...posts];

/** The article at an English slug. */
export function articleAt(slug: string): Article {
  const found = articles.find((article) => article.slug.en === slug);
  if (!found) throw new Error(`No article at ${slug}`);
  return found;
}

/** All that an article says in a language, in one text. */
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
