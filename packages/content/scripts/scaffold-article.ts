import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Localized, locales } from '@otm/schema';
import { posts } from '../src/blog/index.ts';
import { featureGroups, features } from '../src/features/index.ts';
import { findArticle } from '../src/find.ts';
import { articleSource, type Shelf } from './article-draft.ts';
import { slugify } from './slugify.ts';

/** Says why an article cannot be begun; nothing has been written then. */
export class ScaffoldError extends Error {
  override name = 'ScaffoldError';
}

/** The name of an article's constant; never a reserved word, and never starting with a digit. */
const constantOf = (slug: string) => {
  const camel = slug.replace(/-(.)/g, (_, first: string) => first.toUpperCase());
  if (/^[a-z]+\d*[A-Z]/.test(camel)) return camel;
  return `article${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
};

/** The index with an import and, at the end of the right list, an entry. */
const listed = (index: string, { kind, ...shelf }: Shelf, name: string, slug: string) => {
  const list =
    'group' in shelf
      ? new RegExp(`id: '${shelf.group}',[^]*?articles: \\[([^\\]]*)`)
      : /export const posts[^=]*= \[([^\]]*)/;
  const found = list.exec(index);
  if (!found) throw new ScaffoldError(`The index of the ${kind} has no list to add to.`);
  const [start, entries = ''] = found;
  const end = found.index + start.length;
  const comma = /^\s*$|,\s*$/.test(entries) ? '' : ', ';
  return `import { ${name} } from './${slug}.ts';\n${index.slice(0, end)}${comma}${name}${index.slice(end)}`;
};

const checked = (shelf: Shelf, title: Localized<string>): Localized<string> => {
  const groups: readonly string[] = featureGroups.map(({ id }) => id);
  if (shelf.kind === 'guide' && !groups.includes(shelf.group))
    throw new ScaffoldError(
      `The guide has no group "${shelf.group}". Its groups: ${groups.join(', ')}.`,
    );
  const slug = { en: slugify(title.en), es: slugify(title.es) };
  for (const locale of locales) {
    if (slug[locale] === '')
      throw new ScaffoldError(`The title "${title[locale]}" has no letter for an address.`);
    const taken = findArticle(shelf.kind === 'blog' ? posts : features, slug[locale]);
    if (taken)
      throw new ScaffoldError(
        `The address "${slug[locale]}" belongs to "${taken.text[locale].title}". Choose another title.`,
      );
  }
  return slug;
};

/**
 * Begins an article in both languages: writes its file and adds it to the index of its kind.
 * Returns both paths.
 *
 * @param folder the sources of this package, with a slash at the end
 * @throws {ScaffoldError} when the group is unknown or the address is taken or empty
 */
export function scaffoldArticle(
  folder: string,
  shelf: Shelf,
  title: Localized<string>,
  published: string,
): readonly [file: string, index: string] {
  const slug = checked(shelf, title);
  const shelfFolder = `${folder}${shelf.kind === 'blog' ? 'blog' : 'features'}/`;
  const file = `${shelfFolder}${slug.en}.ts`;
  const index = `${shelfFolder}index.ts`;
  if (existsSync(file)) throw new ScaffoldError(`There is a file ${slug.en}.ts already.`);
  const name = constantOf(slug.en);
  const newIndex = listed(readFileSync(index, 'utf8'), shelf, name, slug.en);
  writeFileSync(file, articleSource({ shelf, title, slug, name, published }));
  writeFileSync(index, newIndex);
  return [file, index];
}
