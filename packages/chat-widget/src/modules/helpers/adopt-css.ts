import type { Widget } from '../../element/render/model.ts';

/** Adds a module's style sheet to a widget's shadow tree. */
export function adoptCss({ host }: Widget, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  host.shadowRoot?.adoptedStyleSheets.push(sheet);
}
