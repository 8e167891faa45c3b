import type { Block, Locale, Localized, TextPage, Video } from '@otm/schema';
import { ContentError } from '../content-error.ts';
import type {
  ContentSource,
  SourceText,
  StatementFacts,
  StatementFields,
  VideoFields,
} from '../markdown/source.ts';
import type { LookupIn } from './lookup.ts';
import { paragraphsOf } from './paragraphs.ts';
import { resolve } from './resolve.ts';
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
