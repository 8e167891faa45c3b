import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, type Localized, locales } from '@otm/schema';
import { findArticle } from '../src/find.ts';
import { blogGroup, guideGroups } from '../src/library/guide-groups.ts';
import type { Library } from '../src/library/library.ts';
import { localize } from '../src/library/texts.ts';
import { textWidth } from '../src/lint/text-width.ts';
import { slugify } from './slugify.ts';

/** Why an article can't be started; nothing has been written then. */
export class ScaffoldError extends Error {
  override name = 'ScaffoldError';
}

/** The facts a new article starts with. */
export interface NewArticle {
  /** `blog`, or a group of the guide. */
  readonly group: string;
  readonly title: Localized<string>;
  /** An ISO date. */
  readonly published: string;
}

/** The limits of a title in search results. */
const searchName = { fewest: 15, most: 65, pixels: 580 };

/** A longer name for a title that's too short for search results. */
const sampleName: Localized<(title: string) => string> = {
  en: (title) => `${title}: the sample text`,
  es: (title) => `${title}: texto de muestra`,
};

/** The name of an article in search results. */
function searchNameOf(title: string, locale: Locale): string {
  if (title.length > searchName.most || textWidth(title, 20) > searchName.pixels)
    throw new ScaffoldError(
      `The title "${title}" is too long for search results: use at most ${searchName.most} characters.`,
    );
  return title.length < searchName.fewest ? sampleName[locale](title) : title;
}

type Existing = Pick<Library, 'features' | 'posts'>;

const checkGroup = (group: string) => {
  const groups = guideGroups.map(({ id }) => id);
  if (group !== blogGroup && !groups.includes(group))
    throw new ScaffoldError(`The guide has no group "${group}". Use one of: ${groups.join(', ')}.`);
};

const slugsFor = ({ group, title }: NewArticle, { features, posts }: Existing) =>
  localize((locale) => {
    const slug = slugify(title[locale]);
    if (slug === '')
      throw new ScaffoldError(`The title "${title[locale]}" has no letter for its URL.`);
    const taken = findArticle(group === blogGroup ? posts : features, slug);
    if (taken)
      throw new ScaffoldError(
        `"${taken.text[locale].title}" has the slug "${slug}". Choose another title.`,
      );
    return slug;
  });

/** The first seed of a new article's chart. */
const firstSeed = 100;

/** The lowest seed that no article's chart has yet: no two articles show the same picture. */
function freeSeed({ features, posts }: Existing): number {
  const seeds = new Set(
    [...features, ...posts].flatMap(({ text }) =>
      text[defaultLocale].blocks.flatMap((block) => (block.type === 'chart' ? [block.seed] : [])),
    ),
  );
  let seed = firstSeed;
  while (seeds.has(seed)) seed += 1;
  return seed;
}

/** A title within the quotation marks of YAML. */
const quotable = (title: string) => title.replace(/["\\]/g, '\\$&');

/**
 * Starts an article: copies the template's file of each language, with title, slug, group, date, and a
 * seed of its own.
 *
 * @param root the folder of this package
 * @returns the paths of the files.
 * @throws {ScaffoldError} if the group is unknown, or the slug or the folder is taken.
 */
export function scaffoldArticle(
  root: string,
  article: NewArticle,
  existing: Existing,
): readonly string[] {
  checkGroup(article.group);
  const slugs = slugsFor(article, existing);
  const names = localize((locale) => searchNameOf(article.title[locale], locale));
  const folder = join(root, 'articles', slugs.en);
  if (existsSync(folder)) throw new ScaffoldError(`The folder articles/${slugs.en} exists.`);
  mkdirSync(folder, { recursive: true });
  return locales.map((locale) => {
    const values: Readonly<Record<string, string>> = {
      TITLE: quotable(article.title[locale]),
      SEARCH_NAME: quotable(names[locale]),
      SLUG: slugs[locale],
      GROUP: article.group,
      DATE: article.published,
      SEED: String(freeSeed(existing)),
    };
    const template = readFileSync(join(root, 'templates/article', `${locale}.md`), 'utf8');
    const path = join(folder, `${locale}.md`);
    writeFileSync(
      path,
      template.replace(
        /\b(?:TITLE|SEARCH_NAME|SLUG|GROUP|DATE|SEED)\b/g,
        (name) => values[name] ?? name,
      ),
    );
    return path;
  });
}
