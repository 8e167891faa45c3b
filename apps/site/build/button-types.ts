const form = /(<form\b.*?<\/form>)/gs;
const buttonTag = /<button\b[^<>]*>/g;

/**
 * Drops `type="button"` where a button is in no form: there it does the same without it. The form's
 * own buttons keep their types.
 */
export const withoutButtonTypes = (html: string): string =>
  html
    .split(form)
    .map((part, place) => (place % 2 === 0 ? withoutTypes(part) : part))
    .join('');

/** A button that names a form belongs to it wherever it is. */
const withoutTypes = (html: string): string =>
  html.replace(buttonTag, (tag) => (/ form="/.test(tag) ? tag : tag.replace(' type="button"', '')));
