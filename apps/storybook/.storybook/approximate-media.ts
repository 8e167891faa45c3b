import type { Media } from './media.ts';

/** Forced colors as a browser applies them; zero specificity lets every rule of the kit win. */
const forced = `
:where(*:not(svg, svg *)) { color: CanvasText; background-color: Canvas; border-color: CanvasText; box-shadow: none; text-shadow: none }
:where(a[href]) { color: LinkText }
:where(button, summary) { color: ButtonText; background-color: ButtonFace; border-color: ButtonText }
:where(::before, ::after) { color: CanvasText }
`;

const still = '*, ::before, ::after { animation: none; transition: none; scroll-behavior: auto }';

/** Returns the rules inside media queries that include a condition, as if it were true. */
function rulesUnder(condition: string, rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSImportRule)
        return rule.styleSheet ? rulesUnder(condition, rule.styleSheet.cssRules) : '';
      if (!(rule instanceof CSSGroupingRule)) return '';
      const matches = rule instanceof CSSMediaRule && rule.conditionText.includes(condition);
      if (!matches) return rulesUnder(condition, rule.cssRules);
      return [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
    })
    .join('\n');
}

/** Whether a style sheet is of this origin, so that its rules can be read. */
function readable({ href }: StyleSheet): boolean {
  return !href || new URL(href).origin === location.origin;
}

const under = (condition: string) =>
  [...document.styleSheets]
    .filter(readable)
    .map((sheet) => rulesUnder(condition, sheet.cssRules))
    .join('\n');

const nativeMatchMedia = globalThis.matchMedia?.bind(globalThis);
const sheet = new CSSStyleSheet();

/**
 * Approximates system preferences, because a page can't set its own media features: applies the
 * kit's rules for the preference on top of all layers, patches `matchMedia`, and uses system colors.
 * Doesn't reach shadow roots or what the browser paints itself.
 */
export function approximateMedia(media: Media): void {
  const wanted = preferences(media).filter(({ active, query }) => active && !isReal(query));
  sheet.replaceSync(wanted.map(({ query, base }) => base + under(query)).join('\n'));
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((other) => other !== sheet),
    sheet,
  ];
  globalThis.matchMedia = (text) => {
    const list = nativeMatchMedia(text);
    if (wanted.some(({ query }) => text.includes(query.slice(1, -1))))
      Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
}

/** Under test the browser emulates the preference itself. */
const isReal = (query: string) => nativeMatchMedia(query).matches;

/** The preferences with the rules that a browser adds to those of the kit. */
const preferences = ({ forcedColors, reducedMotion, contrast }: Media) => [
  { query: '(forced-colors: active)', active: forcedColors === 'active', base: forced },
  { query: '(prefers-reduced-motion: reduce)', active: reducedMotion === 'reduce', base: still },
  { query: '(prefers-contrast: more)', active: contrast === 'more', base: '' },
];
