import { AtRule, type Declaration, type Node, parse, Rule } from 'postcss';

/** Whether a rule is `:root` outside of any condition. */
const isPlainRoot = (rule: Node | undefined): boolean => {
  if (!(rule instanceof Rule) || rule.selector !== ':root') return false;
  const { parent } = rule;
  return parent?.type === 'root' || (parent instanceof AtRule && parent.name === 'layer');
};

/** Returns the custom properties of a style sheet that are declared once, for the entire document. */
function tokensSetOnce(css: string): readonly Declaration[] {
  const found = new Map<string, Declaration[]>();
  parse(css).walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return [...found.values()]
    .filter(({ length }) => length === 1)
    .flat()
    .filter(({ parent, value }) => isPlainRoot(parent) && !value.includes('var('));
}

/**
 * Puts the value of a token in place of its only reference, where the token has one value: sizes and
 * easings of one element. Theme colors have several and stay.
 *
 * @param isUsedByCode whether code that arrives later refers to the token
 */
export const withoutSingleUses = (css: string, isUsedByCode: (name: string) => boolean): string =>
  tokensSetOnce(css).reduce((text, { prop, value }) => {
    const reference = `var(${prop})`;
    const [before = '', after, ...more] = text.split(reference);
    if (after === undefined || more.length > 0 || isUsedByCode(prop)) return text;
    const isAlsoRead = text.includes(`var(${prop},`);
    return isAlsoRead ? text : `${before}${value}${after}`.replace(`${prop}:${value};`, '');
  }, css);
