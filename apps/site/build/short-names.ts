import { styleSources } from './style-sources.ts';

/** Long names in the sources, short ones in what visitors download, and the way back. */
export interface ShortNames {
  /** Shortens every name in a style sheet or a script. */
  readonly shorten: (code: string) => string;
  /** Shortens the names in a document's classes and styles; its text and URLs stay. */
  readonly shortenDocument: (html: string) => string;
  /** Turns short names back into long ones. */
  readonly restore: (code: string) => string;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = letters.length;

const nth = (index: number): string =>
  (index < base ? '' : nth(Math.floor(index / base) - 1)) + letters[index % base];

const longName = /(?:--)?\botm[-.][\w-]+/g;

/** Custom properties, classes, keyframes and layers, where a style sheet names them. */
const names = /--otm-[\w-]+|(?<=\.|@keyframes )otm-[\w-]+|\botm\.\w+/g;
const styleContexts = /<style>[^<]*<\/style>| (?:class|style)="[^"]*"/g;

/**
 * Gives every class, custom property, animation and layer of a style sheet a short name; the most
 * frequent get the shortest. The underscore keeps the names apart from words and from minified variables.
 */
export function shortNamesFrom(css: string): ShortNames {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const long = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const short = new Map(
    long.map((name, index) => [name, `${name.startsWith('--') ? '--' : ''}_${nth(index)}`]),
  );
  const back = new Map([...short].map(([name, it]) => [it, name]));
  const shorten = (code: string) => code.replace(longName, (name) => short.get(name) ?? name);
  return {
    shorten,
    shortenDocument: (html) => html.replace(styleContexts, shorten),
    restore: (code) =>
      code.replace(/(?:--)?(?<![\w$])_[a-zA-Z]+(?![\w$])/g, (name) => back.get(name) ?? name),
  };
}

/** The short names of the site: from its style sheets and those of its packages. */
export const siteShortNames = (site?: string): ShortNames => shortNamesFrom(styleSources(site));
