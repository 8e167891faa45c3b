import { withoutAbsentValues } from './absent-values.ts';
import { type HashedText, hashedText } from './document-policy.ts';
import type { PageCss } from './page-css.ts';

/**
 * Makes a function that returns the styles of a document, with short names. Documents with the same
 * markup share them.
 */
export function documentStylesFrom(
  pageCss: PageCss,
  shorten: (css: string) => string,
): (html: string, parts?: readonly string[]) => Promise<HashedText> {
  const styles = new Map<string, HashedText>();
  return async (html, parts = []) => {
    const css = withoutAbsentValues(await pageCss(html, parts), html, ...parts);
    const found = styles.get(css) ?? hashedText(shorten(css));
    styles.set(css, found);
    return found;
  };
}
