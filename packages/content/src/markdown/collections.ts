import * as v from 'valibot';
import { type ReferenceKind, tagMark, withoutVariables } from './draft.ts';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.check(
    (value) => !tagMark.test(withoutVariables(value, '')),
    'has a variable that is not complete, such as {% $product %}',
  ),
);
/** The last part of a URL; the names in its variables are slugs, too. */
const slug = v.pipe(
  text,
  v.check(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(withoutVariables(value, 'name')),
    'must be lowercase letters without accents, digits and hyphens, such as why-price-stalls',
  ),
);
const ids = v.array(text, 'must be a list such as [delta, absorption]');
const day = v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-18'));
const duration = v.pipe(text, v.regex(/^\d+:[0-5]\d$/, 'must be a running time such as 2:10'));
const url = v.pipe(
  text,
  v.url('must be a URL'),
  v.startsWith('https://', 'must start with https://'),
);

/** Where claims about other companies were read, and when. */
const sources = v.optional(v.array(v.strictObject({ name: text, url, read: day })), []);

/** The front matter of each kind of file. */
export interface Collection {
  /** Facts that all languages share; only `en.md` has them. */
  readonly facts: v.ObjectEntries;
  /** The fields that each language has of its own. */
  readonly text: v.ObjectEntries;
  /** The fields whose values are ids. */
  readonly references: Readonly<Record<string, ReferenceKind>>;
}

/** The folders of Markdown in this package, with the front matter of their files. */
export const collections = {
  articles: {
    facts: {
      /** `blog`, or a group of the guide. */
      group: text,
      /** The place in its group of the guide. */
      order: v.optional(v.number('must be a number without quotation marks')),
      picture: text,
      published: day,
      updated: v.optional(day),
      /** Ids of the terms at the end of the article. */
      related: ids,
      sources,
    },
    text: {
      slug,
      title: text,
      linkTitle: text,
      summary: text,
      metaTitle: text,
      description: text,
      /** The risk note at the end of the article. */
      risk: text,
    },
    references: { group: 'group', picture: 'picture', related: 'termId' },
  },
  glossary: {
    facts: { article: v.optional(text), picture: v.optional(text), related: ids },
    text: {
      name: text,
      /** The last part of its URL; the name of the folder if absent. */
      slug: v.optional(slug),
      spellings: v.optional(ids, []),
    },
    references: { article: 'articleId', picture: 'chart', related: 'termId' },
  },
  statements: {
    facts: { sources },
    text: { title: text, lead: text, metaTitle: text, description: text },
    references: {},
  },
  videos: {
    facts: {},
    text: { id: text, title: text, duration },
    references: {},
  },
} as const satisfies Readonly<Record<string, Collection>>;

/** The name of a folder of Markdown. */
export type CollectionName = keyof typeof collections;
