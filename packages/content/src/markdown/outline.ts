import type { ArticleFields, Outline, SourceText } from './source.ts';

const price = /"id":"(?:price\.|installments")|\$\d/;

/** The outline of an article in a language. */
export const outlineOf = (text: SourceText<ArticleFields>): Outline =>
  text.outline ?? {
    slug: text.fields.slug,
    questions: text.blocks.flatMap((block) =>
      block.type === 'questions' ? block.questions.flatMap(({ id }) => id ?? []) : [],
    ),
    hasVideos: text.blocks.some(({ type }) => type === 'video'),
    hasPrices: price.test(JSON.stringify([text.fields, text.blocks])),
  };
