import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Localized, locales } from '@otm/schema';
import { findArticle } from '../src/find.ts';
import { blogGroup, guideGroups } from '../src/library/guide-groups.ts';
import type { Library } from '../src/library/library.ts';
import { localize } from '../src/library/texts.ts';
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

/** A title within the quotation marks of YAML. */
const quotable = (title: string) => title.replace(/["\\]/g, '\\$&');

/**
 * Starts an article: copies the template's file of each language, with title, slug, group, and date.
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
  const folder = join(root, 'articles', slugs.en);
  if (existsSync(folder)) throw new ScaffoldError(`The folder articles/${slugs.en} exists.`);
  mkdirSync(folder, { recursive: true });
  return locales.map((locale) => {
    const values: Readonly<Record<string, string>> = {
      TITLE: quotable(article.title[locale]),
      SLUG: slugs[locale],
      GROUP: article.group,
      DATE: article.published,
    };
    const template = readFileSync(join(root, 'templates/article', `${locale}.md`), 'utf8');
    const path = join(folder, `${locale}.md`);
    writeFileSync(
      path,
      template.replace(/\b(?:TITLE|SLUG|GROUP|DATE)\b/g, (name) => values[name] ?? name),
    );
    return path;
  });
}
