/** Code and text that isn't markup: copied as it is. */
const verbatim = /(<(script|style|pre|textarea)\b.*?<\/\2>)/gs;

/** Empty elements of SVG, which HTML lets close themselves; outside of SVG the site has none. */
const emptyShape = /<(circle|ellipse|line|path|polygon|polyline|rect|use)\b([^<>]*)><\/\1>/g;

/** End tags that HTML implies, each before what implies it; none of them changes the document tree. */
const impliedEnd = [
  /<\/li>(?=<li\b|<\/[ou]l>)/g,
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g,
  /<\/dt>(?=<d[td]\b)/g,
  /<\/dd>(?=<d[td]\b|<\/(?:div|dl)>)/g,
  /<\/tr>(?=<tr\b|<\/t(?:body|head)>)/g,
  /<\/t(?:body|head)>(?=<tbody\b|<\/table>)/g,
  /<\/p>(?=<(?:article|aside|details|div|figure|form|h[1-6]|nav|ol|p|section|table|ul)\b)/g,
  /<\/p>(?=<\/(?:article|aside|blockquote|details|div|figcaption|li|main|section|td)>)/g,
  /<\/body><\/html>$/g,
];

/**
 * Attributes as React writes them; HTML reads names in any case, and lowercase ones compress better.
 * With its quote, which is escaped in text, a name is in a tag.
 */
const mixedCase =
  / (?:autoComplete|charSet|dateTime|hrefLang|noValidate|popoverTarget|referrerPolicy|spellCheck)="/g;

/** An island's JSON without apostrophes: between apostrophes, its quotes need no escape. */
const json = / data-props="(\{(?:(?!&#x27;)[^"<>])+\})"/g;

/** An attribute without a value, or with an empty one, which means the same. */
const emptyValue = /( [\w-]+)=""(?=[ >/])/g;

const tightenMarkup = (html: string): string =>
  impliedEnd
    .reduce((text, endTag) => text.replace(endTag, ''), html)
    .replace(emptyShape, '<$1$2/>')
    .replace(mixedCase, (name) => name.toLowerCase())
    .replace(emptyValue, '$1')
    .replace(json, (_, value: string) => ` data-props='${value.replaceAll('&quot;', '"')}'`)
    .replace(/(<(?:br|hr|img|input|link|meta)\b[^<>]*?)\/>/g, '$1>');

/**
 * Drops markup that a parser adds by itself: the same document tree in fewer bytes, as every byte of
 * the first response counts.
 */
export const tighten = (html: string): string =>
  html
    .split(verbatim)
    // Between two matches, `split` also returns the name of the element.
    .map((part, place) => (place % 3 === 0 ? tightenMarkup(part) : place % 3 === 1 ? part : ''))
    .join('');
