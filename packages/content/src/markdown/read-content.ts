import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../content-error.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import { compareStructure } from './compare-structure.ts';
import { type ParsedFile, readFile } from './read-file.ts';
import type { ContentSource, SourceEntry } from './source.ts';

/** The language whose file also has the facts that all languages share. */
const original = 'en';

const pick = (fields: ParsedFile['fields'], keys: object) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in keys));

/** The languages of a folder, the original first. */
const localesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted((one, other) => Number(other === original) - Number(one === original));

/**
 * Reads the files of an entry.
 *
 * @throws {ContentError} on the first mistake.
 */
export const readEntry = (
  root: string,
  name: CollectionName,
  id: string,
): SourceEntry<object, object> => {
  const folder = `${name}/${id}`;
  const { facts, references, text }: Collection = collections[name];
  const [locale, ...otherLocales] = localesIn(join(root, folder));
  const hasSharedFacts = Object.keys(facts).length > 0;
  if (!locale || (hasSharedFacts && locale !== original))
    throw new ContentError({
      file: `${folder}/${original}.md`,
      line: 1,
      problem: 'The file is missing.',
      remedy: hasSharedFacts
        ? 'Add it: the English file has the facts that all languages share.'
        : 'Add it, or remove the empty folder.',
    });
  const read = (it: string): readonly [locale: string, parsed: ParsedFile] => {
    const file = `${folder}/${it}.md`;
    const entries = it === original ? { ...facts, ...text } : text;
    return [it, readFile(readFileSync(join(root, file), 'utf8'), file, entries, references)];
  };
  const [, first] = read(locale);
  const translations = otherLocales.map(read);
  for (const [, translation] of translations) compareStructure(first, translation);
  const texts = [[locale, first] as const, ...translations].map(
    ([it, { file, fields, blocks }]) => [
      it,
      { file, fields: pick(fields, text), blocks: blocks.map(({ block }) => block) },
    ],
  );
  return { id, facts: pick(first.fields, facts), text: Object.fromEntries(texts) };
};

/** The ids of a collection's entries: the names of their folders. */
export function idsOf(root: string, name: CollectionName): readonly string[] {
  const folder = join(root, name);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

const readCollection = <Name extends CollectionName>(root: string, name: Name) =>
  idsOf(root, name).map((id) =>
    readEntry(root, name, id),
  ) as readonly object[] as ContentSource[Name];

/**
 * Reads every Markdown file of the content.
 *
 * @param root the folder that has a folder for each collection
 * @throws {ContentError} on the first mistake in any file.
 */
export const readContent = (root: string): ContentSource => ({
  articles: readCollection(root, 'articles'),
  glossary: readCollection(root, 'glossary'),
  statements: readCollection(root, 'statements'),
  videos: readCollection(root, 'videos'),
});
