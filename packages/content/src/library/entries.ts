import { defaultLocale, type Locale, type Localized, type TextPage } from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type { ContentSource, Source, StatementFacts, StatementFields } from '../markdown/source.ts';
import type { LookupIn } from './lookup.ts';
import { resolve } from './resolve.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { sourceBlocks } from './source-blocks.ts';
import { localize, textIn } from './texts.ts';

const statementIn = (
  entry: ContentSource['statements'][number],
  lookupIn: LookupIn,
  locale: Locale,
): TextPage => {
  const text = textIn(entry, locale);
  const lookup = lookupIn(text.file, locale);
  const { description, lead, metaTitle, title } = resolve<StatementFields>(text.fields, lookup);
  const { sources } = resolve<StatementFacts>(entry.facts, lookup);
  const blocks = [...resolveBlocks(text.blocks, lookup), ...sourceBlocks(sources, locale)];
  return { meta: { title: metaTitle, description }, title, lead, blocks };
};

/** The pages of others that statements rely on. */
export const statementSources = (
  { statements }: ContentSource,
  lookupIn: LookupIn,
): readonly Source[] =>
  statements.flatMap(({ facts, text }) => {
    const file = text[defaultLocale]?.file ?? '';
    return resolve<StatementFacts>(facts, lookupIn(file, defaultLocale)).sources;
  });

/**
 * The entry that a page of the site shows.
 *
 * @throws {ContentError} if its folder is missing.
 */
export const entryOf = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  folder: string,
  id: string,
  locale: Locale = defaultLocale,
): Entry => {
  const found = entries.find((entry) => entry.id === id);
  if (found) return found;
  throw new ContentError({
    file: `${folder}/${id}/${locale}.md`,
    line: 1,
    problem: 'The file is missing.',
    remedy: 'Add it: a page of the site shows it.',
  });
};

/** A page that is one long text, in every language. */
export const statementOf = (
  { statements }: ContentSource,
  id: string,
  lookupIn: LookupIn,
): Localized<TextPage> => {
  const entry = entryOf(statements, 'statements', id);
  return localize((locale) => statementIn(entry, lookupIn, locale));
};
