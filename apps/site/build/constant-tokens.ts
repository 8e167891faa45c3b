import { type Node, parse, Rule } from 'postcss';
import { styleSources } from './style-sources.ts';

/** Longer values, such as fluid sizes and lists of fonts, cost more where they repeat than their name does. */
const longest = 28;

const isOfRoot = (parent: Node | undefined) =>
  parent instanceof Rule && parent.selector === ':root' && parent.parent?.type === 'root';

/** Returns the custom properties that have one value, wherever they're read. */
function constantsIn(css: string): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  const others = new Set<string>();
  parse(css).walkDecls(/^--/, ({ parent, prop, value }) => {
    if (constants.has(prop) || !isOfRoot(parent)) others.add(prop);
    constants.set(prop, value.replace(/\b0\./g, '.'));
  });
  return new Map(
    [...constants].filter(
      ([name, value]) => !others.has(name) && value.length <= longest && !value.includes('var('),
    ),
  );
}

/** A sum of constants of one unit. */
const sum = /calc\(([\d.]+)rem \+ ([\d.]+)rem\)/g;

/**
 * Makes a function that replaces references to constant tokens, such as spaces and radii, and sums of
 * them by their values, so that no document needs to declare them. Themes and media queries change the
 * other tokens.
 */
export function inlineConstantsOf(css: string): (code: string) => string {
  const constants = constantsIn(css);
  return (code) =>
    code
      .replace(/var\((--otm-[\w-]+)\)/g, (reference, name) => constants.get(name) ?? reference)
      .replace(sum, (_, one, other) => `${Number(one) + Number(other)}rem`);
}

/** The same for the tokens of the site. */
export const siteConstants = (): ((code: string) => string) => inlineConstantsOf(styleSources());
