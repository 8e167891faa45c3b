import {
  type Block,
  defaultLocale,
  type Locale,
  type Localized,
  type Term,
  type TextPage,
  type Video,
} from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type { Draft } from '../markdown/draft.ts';
import type {
  ContentSource,
  SourceText,
  StatementFacts,
  StatementFields,
  TermFacts,
  TermFields,
  VideoFields,
} from '../markdown/source.ts';
import type { LookupIn } from './lookup.ts';
import { resolve } from './resolve.ts';
import { sourceBlocks } from './source-blocks.ts';
import { localize, textIn } from './texts.ts';

/**
 * The paragraphs of a file that has nothing else.
 *
 * @throws {ContentError} if there are more, fewer, or other blocks.
 */
const paragraphsOf = (
  { blocks, file }: SourceText<unknown>,
  count: number,
  remedy: string,
): readonly Draft<string>[] => {
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  if (paragraphs.length === count && blocks.length === count) return paragraphs;
  const problem = `The text has ${blocks.length} blocks instead of ${count} without links.`;
  throw new ContentError({ file, line: 1, problem, remedy });
};

const termText = (text: SourceText<TermFields>, lookupIn: LookupIn, locale: Locale) => {
  const lookup = lookupIn(text.file, locale);
  const remedy = 'Write one paragraph with the definition and one with the explanation.';
  const [short = '', long = ''] = paragraphsOf(text, 2, remedy);
  return {
    ...resolve<TermFields>(text.fields, lookup),
    short: resolve<string>(short, lookup),
    long: resolve<string>(long, lookup),
  };
};

/** The terms of the glossary, by id. */
export const termsOf = ({ glossary }: ContentSource, lookupIn: LookupIn): readonly Term[] =>
  glossary.map((entry): Term => {
    const original = textIn(entry, defaultLocale);
    const text = localize((locale) => termText(textIn(entry, locale), lookupIn, locale));
    return {
      id: entry.id,
      name: localize((locale) => text[locale].name),
      short: localize((locale) => text[locale].short),
      long: localize((locale) => text[locale].long),
      spellings: localize((locale) => text[locale].spellings),
      ...resolve<TermFacts>(entry.facts, lookupIn(original.file, defaultLocale)),
    };
  });

const statementIn = (
  entry: ContentSource['statements'][number],
  lookupIn: LookupIn,
  locale: Locale,
): TextPage => {
  const text = textIn(entry, locale);
  const lookup = lookupIn(text.file, locale);
  const { description, lead, metaTitle, title } = resolve<StatementFields>(text.fields, lookup);
  const { sources } = resolve<StatementFacts>(entry.facts, lookup);
  const blocks = [
    ...text.blocks.map((block) => resolve<Block>(block, lookup)),
    ...sourceBlocks(sources, locale),
  ];
  return { meta: { title: metaTitle, description }, title, lead, blocks };
};

const videoIn = (text: SourceText<VideoFields>, lookupIn: LookupIn, locale: Locale): Video => {
  const lookup = lookupIn(text.file, locale);
  const [summary = ''] = paragraphsOf(text, 1, 'Write what the video says in one paragraph.');
  const { duration, id, title } = resolve<VideoFields>(text.fields, lookup);
  return { id, title, summary: resolve<string>(summary, lookup), duration };
};

const entryOf = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  folder: string,
  id: string,
): Entry => {
  const found = entries.find((entry) => entry.id === id);
  if (found) return found;
  throw new ContentError({
    file: `${folder}/${id}/en.md`,
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

/** A video of the site, in every language. */
export const videoOf = (
  { videos }: ContentSource,
  id: string,
  lookupIn: LookupIn,
): Localized<Video> => {
  const entry = entryOf(videos, 'videos', id);
  return localize((locale) => videoIn(textIn(entry, locale), lookupIn, locale));
};
