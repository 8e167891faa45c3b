import {
  type Article,
  type ArticleGroup,
  type ArticleText,
  type Block,
  defaultLocale,
  type Locale,
} from '@otm/schema';
import { business } from '../business.ts';
import { ContentError } from '../content-error.ts';
import { keepRecent } from '../keep-recent.ts';
import { outlineOf } from '../markdown/outline.ts';
import type { ArticleFacts, ArticleFields, ContentSource } from '../markdown/source.ts';
import { noteRead } from '../reads.ts';
import { reviewTexts } from '../reviews.ts';
import { blogGroup, guideGroups } from './guide-groups.ts';
import { articleLabels } from './labels.ts';
import type { Library } from './library.ts';
import type { LookupIn } from './lookup.ts';
import { resolve } from './resolve.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { sourceBlocks } from './source-blocks.ts';
import { localize, textIn } from './texts.ts';

type Entry = ContentSource['articles'][number];

/** An article with its place in the blog or in the guide. */
interface PlacedArticle {
  readonly article: Article;
  readonly group: string;
  readonly order: number;
  readonly hasVideos: boolean;
}

/** How articles are read. */
interface Reading {
  readonly lookupIn: LookupIn;
  readonly isOnDemand: boolean;
}

/** Adds the reviews, which are data and not prose. */
const withReviews = (block: Block, locale: Locale): Block =>
  block.type === 'testimonials' ? { ...block, reviews: reviewTexts[locale] } : block;

type Fields = Omit<ArticleText, 'blocks'>;

/** How the parts of a text are resolved. */
interface TextParts {
  readonly fields: () => Fields;
  readonly blocks: () => readonly Block[];
}

/** Texts whose parts stay in memory while they are on demand: those that a page shows. */
const recentTexts = { blocks: 16, fields: 128 };

const recentBlocks = keepRecent(recentTexts.blocks, (blocks: TextParts['blocks']) => blocks());
const recentFields = keepRecent(recentTexts.fields, (fields: TextParts['fields']) => fields());

/** A text whose parts are resolved each time they're needed, and noted as read. */
function onDemand(name: string, parts: TextParts): ArticleText {
  const fields = () => {
    noteRead(`${name}/fields`);
    return recentFields(parts.fields);
  };
  return {
    get meta() {
      return fields().meta;
    },
    get linkTitle() {
      return fields().linkTitle;
    },
    get title() {
      return fields().title;
    },
    get summary() {
      return fields().summary;
    },
    get blocks() {
      // The last one is a field.
      noteRead(`${name}/fields`);
      noteRead(`${name}/blocks`);
      return recentBlocks(parts.blocks);
    },
  };
}

const textOf = (
  entry: Entry,
  { group, related, sources }: Pick<ArticleFacts, 'group' | 'related' | 'sources'>,
  { lookupIn, isOnDemand }: Reading,
  locale: Locale,
): ArticleText => {
  const source = textIn(entry, locale);
  const lookup = lookupIn(source.file, locale);
  const resolved = () => resolve<ArticleFields>(source.fields, lookup);
  const fields = (): Fields => {
    const { description, linkTitle, metaTitle, summary, title } = resolved();
    return { meta: { title: metaTitle, description }, linkTitle, title, summary };
  };
  const labels = articleLabels[locale];
  const byline: readonly Block[] =
    group === blogGroup ? [{ type: 'byline', text: `${labels.byline} ${business.product}` }] : [];
  const blocks = (): readonly Block[] => [
    ...byline,
    ...resolveBlocks(source.blocks, lookup).map((block) => withReviews(block, locale)),
    ...sourceBlocks(sources, locale),
    { type: 'terms', title: labels.related, terms: related },
    { type: 'riskNote', title: labels.risk, text: resolved().risk },
  ];
  return isOnDemand
    ? onDemand(`${entry.id}/${locale}`, { fields, blocks })
    : { ...fields(), blocks: blocks() };
};

const placed = (entry: Entry, reading: Reading): PlacedArticle => {
  const { lookupIn } = reading;
  const original = textIn(entry, defaultLocale);
  const facts = resolve<ArticleFacts>(entry.facts, lookupIn(original.file, defaultLocale));
  const {
    group,
    order = Number.POSITIVE_INFINITY,
    picture,
    published,
    related,
    sources,
    updated,
  } = facts;
  const slug = localize((locale) => {
    const source = textIn(entry, locale);
    return resolve<string>(outlineOf(source).slug, lookupIn(source.file, locale));
  });
  const text = localize((locale) => textOf(entry, { group, related, sources }, reading, locale));
  return {
    article: { slug, picture, published, ...(updated !== undefined && { updated }), related, text },
    group,
    order,
    hasVideos: Object.values(entry.text).some((own) => outlineOf(own).hasVideos),
  };
};

type Arranged = Pick<Library, 'featureGroups' | 'features' | 'posts' | 'withVideos'>;

/** The guide and the blog, in the order of their menus. */
export function arrangeArticles(source: ContentSource, lookupIn: LookupIn): Arranged {
  const { articles, isOnDemand = false } = source;
  const all = articles.map((entry) => placed(entry, { lookupIn, isOnDemand }));
  const inGroup = (id: string) =>
    all
      .filter(({ group }) => group === id)
      .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
      .map(({ article }) => article);
  const featureGroups = guideGroups.flatMap((group): readonly ArticleGroup[] => {
    const [first, ...rest] = inGroup(group.id);
    return first ? [{ ...group, articles: [first, ...rest] }] : [];
  });
  const posts = inGroup(blogGroup).toSorted((a, b) =>
    a.published < b.published ? -1 : Number(a.published > b.published),
  );
  const [firstGroup, ...otherGroups] = featureGroups;
  if (!firstGroup)
    throw new ContentError({
      file: 'articles',
      line: 1,
      problem: 'The guide has no article.',
      remedy: `Add one with "group: ${guideGroups[0]?.id}" in its front matter.`,
    });
  const [first, ...rest] = firstGroup.articles;
  return {
    featureGroups: [firstGroup, ...otherGroups],
    features: [first, ...rest, ...otherGroups.flatMap(({ articles }) => articles)],
    posts,
    withVideos: new Set(all.flatMap(({ article, hasVideos }) => (hasVideos ? [article] : []))),
  };
}
