import {
  type Article,
  type ArticleGroup,
  type ArticleText,
  type Block,
  defaultLocale,
  type Locale,
  type PageMeta,
} from '@otm/schema';
import { business } from '../business.ts';
import { ContentError } from '../content-error.ts';
import { keepRecent } from '../keep-recent.ts';
import { outlineOf } from '../markdown/outline.ts';
import type {
  ArticleFacts,
  ArticleFields,
  ContentSource,
  Outline,
  Source,
} from '../markdown/source.ts';
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
  readonly hasPrices: boolean;
  readonly sources: readonly Source[];
}

/** How articles are read. */
interface Reading {
  readonly lookupIn: LookupIn;
  readonly isOnDemand: boolean;
}

/** Adds the reviews, which are data and not prose. */
const withReviews = (block: Block, locale: Locale): Block =>
  block.type === 'testimonials' ? { ...block, reviews: reviewTexts[locale] } : block;

/** An article in a language, and how it's read. */
interface TextSource {
  readonly entry: Entry;
  readonly facts: Pick<ArticleFacts, 'group' | 'related' | 'sources'>;
  readonly lookupIn: LookupIn;
  readonly locale: Locale;
}

function resolveFields({ entry, locale, lookupIn }: TextSource): ArticleFields {
  const { fields, file } = textIn(entry, locale);
  return resolve<ArticleFields>(fields, lookupIn(file, locale));
}

function resolveBlocksOf(source: TextSource): readonly Block[] {
  const { entry, locale, lookupIn } = source;
  const { group, related, sources } = source.facts;
  const { blocks, file } = textIn(entry, locale);
  const labels = articleLabels[locale];
  const byline: readonly Block[] =
    group === blogGroup ? [{ type: 'byline', text: `${labels.byline} ${business.product}` }] : [];
  return [
    ...byline,
    ...resolveBlocks(blocks, lookupIn(file, locale)).map((block) => withReviews(block, locale)),
    ...sourceBlocks(sources, locale),
    { type: 'terms', title: labels.related, terms: related },
    { type: 'riskNote', title: labels.risk, text: resolveFields(source).risk },
  ];
}

const metaOf = ({ description, metaTitle }: ArticleFields): PageMeta => ({
  title: metaTitle,
  description,
});

/** Texts whose parts stay in memory while they are on demand: those that a page shows. */
const recentTexts = { blocks: 16, fields: 128 };

const recentBlocks = keepRecent(recentTexts.blocks, resolveBlocksOf);
const recentFields = keepRecent(recentTexts.fields, resolveFields);

/** A text whose parts are resolved each time they're needed, and noted as read. */
class TextOnDemand implements ArticleText {
  readonly #source: TextSource;

  constructor(source: TextSource) {
    this.#source = source;
  }

  #note(part: 'blocks' | 'fields') {
    const { entry, locale } = this.#source;
    noteRead(`${entry.id}/${locale}/${part}`);
  }

  get #fields() {
    this.#note('fields');
    return recentFields(this.#source);
  }

  get meta() {
    return metaOf(this.#fields);
  }

  get linkTitle() {
    return this.#fields.linkTitle;
  }

  get title() {
    return this.#fields.title;
  }

  get summary() {
    return this.#fields.summary;
  }

  get blocks() {
    // The risk note is a field.
    this.#note('fields');
    this.#note('blocks');
    return recentBlocks(this.#source);
  }
}

function textInMemory(source: TextSource): ArticleText {
  const fields = resolveFields(source);
  const { linkTitle, summary, title } = fields;
  return { meta: metaOf(fields), linkTitle, title, summary, blocks: resolveBlocksOf(source) };
}

const hasInAnyLanguage = ({ text }: Entry, fact: keyof Pick<Outline, 'hasPrices' | 'hasVideos'>) =>
  Object.values(text).some((own) => outlineOf(own)[fact]);

const placed = (entry: Entry, { isOnDemand, lookupIn }: Reading): PlacedArticle => {
  const original = textIn(entry, defaultLocale);
  const facts = resolve<ArticleFacts>(entry.facts, lookupIn(original.file, defaultLocale));
  const { group, order = Number.POSITIVE_INFINITY, picture, published, related, updated } = facts;
  const slug = localize((locale) => {
    const source = textIn(entry, locale);
    return resolve<string>(outlineOf(source).slug, lookupIn(source.file, locale));
  });
  const text = localize((locale) => {
    const source = { entry, facts, lookupIn, locale };
    return isOnDemand ? new TextOnDemand(source) : textInMemory(source);
  });
  return {
    article: { slug, picture, published, ...(updated !== undefined && { updated }), related, text },
    group,
    order,
    hasVideos: hasInAnyLanguage(entry, 'hasVideos'),
    hasPrices: hasInAnyLanguage(entry, 'hasPrices'),
    sources: facts.sources,
  };
};

type Arranged = Pick<
  Library,
  'featureGroups' | 'features' | 'posts' | 'withPrices' | 'withVideos'
> & { readonly articleSources: readonly Source[] };

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
    withPrices: new Set(all.flatMap(({ article, hasPrices }) => (hasPrices ? [article] : []))),
    articleSources: all.flatMap(({ sources }) => sources),
  };
}
