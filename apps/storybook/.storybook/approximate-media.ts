import type { Media } from './emulated-media.ts';

/** Colours as a browser forces them on HTML; the weight of 0 lets every rule of the kit's go first. */
const forced = `
:where(*:not(svg, svg *)) { color: CanvasText; background-color: Canvas; border-color: CanvasText; box-shadow: none; text-shadow: none }
:where(a[href]) { color: LinkText }
:where(button, summary) { color: ButtonText; background-color: ButtonFace; border-color: ButtonText }
:where(::before, ::after) { color: CanvasText }
`;

const still = '*, ::before, ::after { animation: none; transition: none; scroll-behavior: auto }';

/** The rules below a condition, as they would be if it held. */
function rulesUnder(condition: string, rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSImportRule)
        return rule.styleSheet ? rulesUnder(condition, rule.styleSheet.cssRules) : '';
      if (!(rule instanceof CSSGroupingRule)) return '';
      const holds = rule instanceof CSSMediaRule && rule.conditionText.includes(condition);
      if (!holds) return rulesUnder(condition, rule.cssRules);
      return [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
    })
    .join('\n');
}

/** A sheet of another origin keeps its rules to itself. */
function readable({ href }: StyleSheet): boolean {
  return !href || new URL(href).origin === location.origin;
}

const under = (condition: string) =>
  [...document.styleSheets]
    .filter(readable)
    .map((sheet) => rulesUnder(condition, sheet.cssRules))
    .join('\n');

const ask = globalThis.matchMedia?.bind(globalThis);
const sheet = new CSSStyleSheet();

/**
 * A page cannot set its own media features. In the toolbar's hands it does the nearest thing: the
 * kit's rules for the feature are laid over all layers, scripts that ask get the answer, and colours
 * are those of the system. Not reached: shadow roots, and what the browser would paint by itself.
 */
export function approximateMedia({ forcedColors, reducedMotion }: Media): void {
  // A browser that was told from outside needs no help.
  const active = forcedColors === 'active' && !ask('(forced-colors: active)').matches;
  const reduced = reducedMotion === 'reduce' && !ask('(prefers-reduced-motion: reduce)').matches;
  sheet.replaceSync(
    [
      active ? forced + under('(forced-colors: active)') : '',
      reduced ? still + under('(prefers-reduced-motion: reduce)') : '',
    ].join('\n'),
  );
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((other) => other !== sheet),
    sheet,
  ];
  globalThis.matchMedia = (query) => {
    const list = ask(query);
    const answer =
      (active && query.includes('forced-colors: active')) ||
      (reduced && query.includes('prefers-reduced-motion: reduce'));
    if (answer) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
}
