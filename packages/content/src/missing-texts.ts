import { type Locale, locales } from '@otm/schema';
import { textsOf } from './texts-of.ts';

/** A text that a language lacks. */
export interface MissingText {
  /** Its path from the name of an export, for example `contactPage.other.email`. */
  readonly path: string;
  readonly locale: Locale;
}

/** Each language sells its own plans and has its own search words, and only Spanish has reviews. */
const ofOneLanguage =
  /^(?:costTexts|plans|reviews|reviewTexts|searchSynonyms|videoReviews|homePage\.reviews)(?:\.|$)/;

/** Returns the texts that one language has and another lacks, and those that are empty. */
export function missingTexts(content: object): readonly MissingText[] {
  const written = locales.map((locale) => {
    const texts = textsOf(content, locale).filter(({ path }) => !ofOneLanguage.test(path));
    return new Map(texts.map(({ path, text }) => [path, text.trim()]));
  });
  const paths = [...new Set(written.flatMap((texts) => [...texts.keys()]))];
  return locales.flatMap((locale, index) =>
    paths.filter((path) => !written[index]?.get(path)).map((path) => ({ path, locale })),
  );
}
