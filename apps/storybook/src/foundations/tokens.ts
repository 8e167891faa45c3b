/** Every rule of the document's own sheets, in layers and imports as well. */
function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) yield* styleRules(rule.styleSheet.cssRules);
    } else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

const own = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** The names of all tokens, in the order in which the style sheet declares them. */
export function tokenNames(): readonly string[] {
  const rules = [...document.styleSheets]
    .filter(own)
    .flatMap((sheet) => [...styleRules(sheet.cssRules)]);
  const names = rules
    .filter(({ selectorText }) => selectorText === ':root')
    .flatMap(({ style }) => [...style])
    .filter((name) => name.startsWith('--otm-'));
  return [...new Set(names)];
}

/** What a token is worth in the theme that is shown. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Whether a token is a plain colour, which can be measured. */
export const isColour = (name: string): boolean => /^#([0-9a-f]{3}){1,2}$/i.test(tokenValue(name));

/** The tokens whose names start with a word: `--otm-<group>…`. */
export const tokensOf = (...groups: readonly string[]): readonly string[] =>
  tokenNames().filter((name) => groups.some((group) => name.startsWith(`--otm-${group}`)));
