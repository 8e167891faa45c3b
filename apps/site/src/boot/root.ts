/**
 * The document's root element. Its `lang` names the document's language, also on the 404 pages,
 * whose path can't; it has the theme and, during a redirect, hides the page.
 */
export const root = document.documentElement;

/** Its data attributes. */
export const dataset = root.dataset;
