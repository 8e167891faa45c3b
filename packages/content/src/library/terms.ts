import { defaultLocale, type Locale, type PageMeta, type Term } from '@otm/schema';
import type { ContentSource, SourceText, TermFacts, TermFields } from '../markdown/source.ts';
import { termLabels } from './labels.ts';
import type { LookupIn } from './lookup.ts';
import { paragraphsOf } from './paragraphs.ts';
import { resolve } from './resolve.ts';
import { localize, textIn } from './texts.ts';

/** Definitions below this length leave room for more in a search result. */
const briefLength = 95;

const metaIn = (locale: Locale, { name, short }: TermText, isBrief: boolean): PageMeta => {
  const { metaTitle, more } = termLabels[locale];
  return { title: `${name}: ${metaTitle}`, description: isBrief ? `${short} ${more}` : short };
};

interface TermText extends TermFields {
  readonly short: string;
  readonly long: string;
  readonly example: string;
  readonly mistake: string;
}

const termText = (text: SourceText<TermFields>, lookupIn: LookupIn, locale: Locale): TermText => {
  const lookup = lookupIn(text.file, locale);
  const remedy =
    'Write one paragraph each: the definition, the explanation, an example, and a common mistake.';
  const [short = '', long = '', example = '', mistake = ''] = paragraphsOf(text, 4, remedy).map(
    (paragraph) => resolve<string>(paragraph, lookup),
  );
  return { ...resolve<TermFields>(text.fields, lookup), short, long, example, mistake };
};

/** The terms of the glossary, by id. */
export const termsOf = ({ glossary }: ContentSource, lookupIn: LookupIn): readonly Term[] =>
  glossary.map((entry): Term => {
    const original = textIn(entry, defaultLocale);
    const text = localize((locale) => termText(textIn(entry, locale), lookupIn, locale));
    const isBrief = Object.values(text).every(({ short }) => short.length < briefLength);
    return {
      id: entry.id,
      slug: localize((locale) => text[locale].slug ?? entry.id),
      name: localize((locale) => text[locale].name),
      meta: localize((locale) => metaIn(locale, text[locale], isBrief)),
      short: localize((locale) => text[locale].short),
      long: localize((locale) => text[locale].long),
      example: localize((locale) => text[locale].example),
      mistake: localize((locale) => text[locale].mistake),
      spellings: localize((locale) => text[locale].spellings),
      ...resolve<TermFacts>(entry.facts, lookupIn(original.file, defaultLocale)),
    };
  });
