import type { Option } from './options.ts';

/** The published script file that the snippets refer to. */
export interface Release {
  readonly version: string;
  /** Subresource integrity of the script file. */
  readonly integrity: string;
}

/** The values that a visitor of the configurator has chosen. */
export interface Setup {
  /** By attribute; a flag is an empty string. */
  readonly attributes: Readonly<Record<string, string>>;
  /** By custom property. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Whether every quote and parenthesis in a value of CSS is closed. */
function isBalanced(value: string): boolean {
  const rest = value.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const character of rest) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(rest);
}

/** Whether a value can be written into a style sheet without ending its declaration or a comment. */
export const isCssValue = (value: string): boolean =>
  /^[^;{}<>\\@*!\p{Cc}]+$/u.test(value) && isBalanced(value);

/** Splits the values of the form into attributes and custom properties; unusable CSS is left out. */
export function createSetup(
  options: readonly Option[],
  values: ReadonlyMap<string, string>,
): Setup {
  const attributes: Record<string, string> = {};
  const properties: Record<string, string> = {};
  for (const { name, control } of options) {
    const value = values.get(name);
    if (value === undefined || (value === '' && control !== 'flag')) continue;
    if (!name.startsWith('--')) attributes[name] = value;
    else if (isCssValue(value)) properties[name] = value;
  }
  return { attributes, properties };
}
