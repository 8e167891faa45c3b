import { withoutAbsentValues } from './absent-values.ts';
import { type HashedText, hashedText } from './document-policy.ts';
import { withShortFontNames } from './font-names.ts';
import { nestedCss } from './nested-css.ts';
import type { PageCss } from './page-css.ts';
import { withoutSingleUses } from './single-uses.ts';

/**
 * Makes a function that returns the styles of a document, with short names. Documents with the same
 * markup share them.
 *
 * @param isUsedByCode whether code that arrives later refers to a token
 */
export function documentStylesFrom(
  pageCss: PageCss,
  shorten: (css: string) => string,
  isUsedByCode: (token: string) => boolean,
): (html: string, parts?: readonly string[]) => Promise<HashedText> {
  const styles = new Map<string, HashedText>();
  const finish = (css: string) =>
    nestedCss(withShortFontNames(shorten(withoutSingleUses(css, isUsedByCode))));
  return async (html, parts = []) => {
    const css = withoutAbsentValues(await pageCss(html, parts), html, ...parts);
    const found = styles.get(css) ?? hashedText(finish(css));
    styles.set(css, found);
    return found;
  };
}
