const mark = /\uE000([^\uE001]*)\uE001/g;

/** Stands for a part that documents share; a private character is in no text. */
export const markOf = (key: string): string => `\uE000${key}\uE001`;

/** The keys of the parts that a document shares. */
export const partsIn = (html: string): readonly string[] =>
  [...html.matchAll(mark)].map(([, key = '']) => key);

/** Puts the parts into a document. */
export const withParts = (html: string, partOf: (key: string) => string): string =>
  html.replace(mark, (_, key: string) => partOf(key));
