import type { ArticleFields, Outline, SourceText } from './source.ts';

/** What other entries need to know about an article in a language, besides what they show of it. */
export const outlineOf = (text: SourceText<ArticleFields>): Outline =>
  text.outline ?? {
    slug: text.fields.slug,
    questions: text.blocks.flatMap((block) =>
      block.type === 'questions' ? block.questions.flatMap(({ id }) => id ?? []) : [],
    ),
    hasVideos: text.blocks.some(({ type }) => type === 'video'),
  };
