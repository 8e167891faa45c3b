/** The document's root element: it carries language, theme and, for a moment, invisibility. */
export const root = document.documentElement;

/** Its data attributes. */
export const { dataset } = root;
