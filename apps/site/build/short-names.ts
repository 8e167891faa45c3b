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

/** Short names where only a style sheet or a list of classes has them: minified variables look the same. */
const shortName = new RegExp(
  [
    /--_[a-z]+/,
    /(?<=["'`.]|\banimation(?:-name)?:|\ds |@(?:keyframes|layer) )_[a-z]+/,
    /(?<=[\w"'`] )_[a-z]+(?=["'` {])/,
  ]
    .map(({ source }) => `${source}(?![\\w$])`)
    .join('|'),
  'gi',
);

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
 * documents use together, get similar names, and that compresses better. The underscore keeps the names
 * apart from words and from minified variables.
 */
export function shortNamesFrom(css: string): ShortNames {
  const all: readonly string[] = css.match(names) ?? [];
  const isToken = (name: string) => name.startsWith('--');
  const tokens = byFrequency(all.filter(isToken));
  const others = all.filter((name) => !isToken(name));
  const frequent = byFrequency(others).slice(0, base);
  const short = new Map<string, string>([
    ...tokens.map((name, index) => [name, `--_${nth(index)}`] as const),
    ...[...new Set([...frequent, ...others])].map(
      (name, index) => [name, `_${nth(index)}`] as const,
    ),
  ]);
  const back = new Map<string, string>([...short].map(([name, it]) => [it, name]));
  const shorten = (code: string) => code.replace(longName, (name) => short.get(name) ?? name);
  return {
    shorten,
    shortenDocument: (html) => html.replace(styleContexts, shorten),
    restore: (code) => code.replace(shortName, (name) => back.get(name) ?? name),
  };
}

/** The short names of the site: from its style sheets and those of its packages. */
export const siteShortNames = (site?: string): ShortNames => shortNamesFrom(styleSources(site));
