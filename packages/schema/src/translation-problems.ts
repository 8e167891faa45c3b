import { defaultLocale, type Localized, locales } from './locale.ts';

const leaves = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : leaves(value, `${path}${name}.`),
  );

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder).sort();

/** A percent sign that isn't written as the language does: `5%`, `5 %` with a no-break space. */
const wrongPercent = { en: /[\d}]\s%/, es: /[\d}] ?%/ } satisfies Localized<RegExp>;

/**
 * Returns a line for each text that uses other placeholders than its translation, or whose percent
 * sign isn't spaced as in its language. The compiler can't find the first, because a text may leave
 * out placeholders.
 *
 * @example
 * translationProblems({ en: { share: '{share}%' }, es: { share: '{share} %' } }); // []
 */
export function translationProblems(texts: Localized<object>): readonly string[] {
  const defaults = new Map(leaves(texts[defaultLocale]));
  return locales.flatMap((locale) =>
    leaves(texts[locale]).flatMap(([path, text]) => {
      const [own, others] = [text, defaults.get(path) ?? ''].map((it) =>
        placeholdersIn(it).join(', '),
      );
      return [
        ...(own === others
          ? []
          : [`${locale} ${path}: uses ${own || 'none'}, not ${others || 'none'}`]),
        ...(wrongPercent[locale].test(text)
          ? [`${locale} ${path}: spaces % as another language`]
          : []),
      ];
    }),
  );
}
