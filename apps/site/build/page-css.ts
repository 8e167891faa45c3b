import { PurgeCSS } from 'purgecss';

/** The part of the whole style sheet that one document needs. */
export type PageCss = (html: string) => Promise<string>;

/** What no document's text names: what browsers and live parts bring while the page is used. */
const safelist = {
  standard: [/^slick-/, 'iframe', ':focus-visible', '::backdrop', '::selection'],
  // The chat widget reads its look from these, inside its shadow.
  variables: [/^--cw-/],
};

/** Attributes that change while the page is used. */
const dynamicAttributes = ['aria-selected', 'data-hydrated', 'data-theme', 'hidden', 'open'];

/** What stands in the code of parts that bring their styles along. */
const ownStyles = 'adoptedStyleSheets';

/**
 * Cuts a style sheet down to what a document uses, so that it fits into the first flight of packets.
 * A document with live parts also keeps what the code of these parts names, but for those that bring
 * their own styles.
 */
export function pageCssFrom(css: string, liveCode: (source: string) => string): PageCss {
  return async (html) => {
    const sources = [...html.matchAll(/data-live="([^"]+)"/g)].map(([, source = '']) => source);
    const code = sources.map(liveCode).filter((it) => !it.includes(ownStyles));
    const content = [html, ...code].map((raw) => ({ raw, extension: 'html' }));
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{ raw: css }],
      safelist,
      dynamicAttributes,
      variables: true,
      keyframes: true,
    });
    if (!result) throw new Error('The style sheet was lost while it was cut.');
    return result.css;
  };
}
