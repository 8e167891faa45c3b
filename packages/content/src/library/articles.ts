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
import type { ArticleFacts, ArticleFields, ContentSource } from '../markdown/source.ts';
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
}

/** How articles are read. */
interface Reading {
  readonly lookupIn: LookupIn;
  readonly isOnDemand: boolean;
}

/** Adds the reviews, which are data and not prose. */
const withReviews = (block: Block, locale: Locale): Block =>
  block.type === 'testimonials' ? { ...block, reviews: reviewTexts[locale] } : block;

/** Texts whose blocks stay in memory while they are on demand: those that a page shows. */
const recentTexts = 16;

const recentBlocks = keepRecent(recentTexts, (resolveOwn: () => readonly Block[]) => resolveOwn());

/** A text whose blocks are resolved each time they're needed. */
const onDemand = (
  text: Omit<ArticleText, 'blocks'>,
  resolveOwn: () => readonly Block[],
): ArticleText => ({
  ...text,
  get blocks() {
    return recentBlocks(resolveOwn);
  },
});

const textOf = (
  entry: Entry,
  { group, related, sources }: Pick<ArticleFacts, 'group' | 'related' | 'sources'>,
  { lookupIn, isOnDemand }: Reading,
  locale: Locale,
): ArticleText => {
  const source = textIn(entry, locale);
  const { file, fields } = source;
  const lookup = lookupIn(file, locale);
  const { description, linkTitle, metaTitle, risk, summary, title } = resolve<ArticleFields>(
    fields,
    lookup,
  );
  const labels = articleLabels[locale];
  const byline: readonly Block[] =
    group === blogGroup ? [{ type: 'byline', text: `${labels.byline} ${business.product}` }] : [];
  const blocks = (): readonly Block[] => [
    ...byline,
    ...resolveBlocks(source.blocks, lookup).map((block) => withReviews(block, locale)),
    ...sourceBlocks(sources, locale),
    { type: 'terms', title: labels.related, terms: related },
    { type: 'riskNote', title: labels.risk, text: risk },
  ];
  const text = { meta: { title: metaTitle, description }, linkTitle, title, summary };
  return isOnDemand ? onDemand(text, blocks) : { ...text, blocks: blocks() };
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
    const { fields, file } = textIn(entry, locale);
    return resolve<string>(fields.slug, lookupIn(file, locale));
  });
  const text = localize((locale) => textOf(entry, { group, related, sources }, reading, locale));
  return {
    article: { slug, picture, published, ...(updated !== undefined && { updated }), related, text },
    group,
    order,
  };
};

type Arranged = Pick<Library, 'featureGroups' | 'features' | 'posts'>;

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
  const posts = inGroup(blogGroup).toSorted((a, b) => a.published.localeCompare(b.published));
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
  };
}
