/** Patterns that match the parts every build chooses again, with what takes their place. */
const placeholders: readonly (readonly [pattern: RegExp, placeholder: string])[] = [
  // Content hashes in file names: eight characters before the extension.
  [/(\/assets\/(?:[\w.-]+-)?)[\w-]{8}(?=\.\w+)/g, '$1#'],
  // A policy may list any number of hashes.
  [/(?:'?sha(?:256|384|512)-[\w+/=]+'? ?)+/g, "'sha-#' "],
];

/** React's `useId`, on the server and in the browser. */
const generatedId = /_[rR]_\w*?_/g;

/** Replaces the parts of a text that every build chooses again. */
export const withPlaceholders = (text: string): string =>
  placeholders.reduce((result, [pattern, value]) => result.replace(pattern, value), text);

/** Returns a function that numbers generated ids in the order in which a document mentions them. */
export function idNumbering(): (text: string) => string {
  const numbers = new Map<string, number>();
  return (text) =>
    text.replace(generatedId, (id) => {
      const number = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, number);
      return `_id${number}_`;
    });
}
