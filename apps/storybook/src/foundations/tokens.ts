/** Yields every style rule, including those in layers and imports. */
function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) yield* styleRules(rule.styleSheet.cssRules);
    } else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

const isSameOrigin = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** Returns the names of all tokens, in the order of the style sheet. */
export function tokenNames(): readonly string[] {
  const rules = [...document.styleSheets]
    .filter(isSameOrigin)
    .flatMap((sheet) => [...styleRules(sheet.cssRules)]);
  const names = rules
    .filter(({ selectorText }) => selectorText === ':root')
    .flatMap(({ style }) => [...style])
    .filter((name) => name.startsWith('--otm-'));
  return [...new Set(names)];
}

/** Returns the value of a token in the current theme. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Whether a token is a plain color, which can be measured. */
export const isColor = (name: string): boolean => /^#([0-9a-f]{3}){1,2}$/i.test(tokenValue(name));

/** Returns the tokens whose names start with one of the groups: `--otm-<group>…`. */
export const tokensOf = (...groups: readonly string[]): readonly string[] =>
  tokenNames().filter((name) => groups.some((group) => name.startsWith(`--otm-${group}`)));
