import { styleSources } from './style-sources.ts';

/** Long names in the sources, short ones in what visitors download. */
export interface ShortNames {
  /** Shortens every name in a style sheet or a script. */
  readonly shorten: (code: string) => string;
  /** Shortens the names in a document's classes and styles; its text and URLs stay. */
  readonly shortenDocument: (html: string) => string;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = letters.length;

const nth = (index: number): string =>
  (index < base ? '' : nth(Math.floor(index / base) - 1)) + letters[index % base];

/** Ad blockers hide elements with this class. */
const blocked = /^ad$/i;

/** Names for classes, animations and layers, the shortest first. */
const shortest = (count: number): readonly string[] =>
  Array.from({ length: count + 4 }, (_, index) => nth(index)).filter((it) => !blocked.test(it));

const longName = /(?:--)?\botm[-.][\w-]+/g;

/** Custom properties, classes, keyframes and layers, where a style sheet names them. */
const names = /--otm-[\w-]+|(?<=\.|@keyframes )otm-[\w-]+|\botm\.\w+/g;
const styleContexts = /<style>[^<]*<\/style>| (?:class|style)="[^"]*"/g;

/** Lists the long names that a code mentions, each once. */
export const longNamesIn = (code: string): readonly string[] => [
  ...new Set(code.match(longName) ?? []),
];

/** Orders names by their number in a style sheet, the most frequent first. */
function byFrequency(all: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * Gives every class, custom property, animation and layer of a style sheet a short name. Custom
 * properties, which are everywhere, get the shortest by their frequency. Of the others, the most
 * frequent get one letter, and the rest are in the order in which they appear: neighbors, which
 * documents use together, get similar names, and that compresses better.
 */
export function shortNamesFrom(css: string): ShortNames {
  const all: readonly string[] = css.match(names) ?? [];
  const isToken = (name: string) => name.startsWith('--');
  const tokens = byFrequency(all.filter(isToken));
  const others = all.filter((name) => !isToken(name));
  const frequent = byFrequency(others).slice(0, base);
  const ordered = [...new Set([...frequent, ...others])];
  const shortOthers = shortest(ordered.length);
  const short = new Map<string, string>([
    ...tokens.map((name, index) => [name, `--_${nth(index)}`] as const),
    ...ordered.map((name, index) => [name, shortOthers[index] ?? name] as const),
  ]);
  const shorten = (code: string) => code.replace(longName, (name) => short.get(name) ?? name);
  return {
    shorten,
    shortenDocument: (html) => html.replace(styleContexts, shorten),
  };
}

/** The short names of the site: from its style sheets and those of its packages. */
export const siteShortNames = (site?: string): ShortNames => shortNamesFrom(styleSources(site));
