import { readNumber } from '../../core/numbers.ts';
import type { Settings } from '../../core/settings.ts';
import launcherCss from '../launcher.css?inline';
import panelCss from '../panel.css?inline';

/** Returns the style sheet of the shadow tree, with the lengths from attributes in px. */
export function shadowCss(settings: Settings): string {
  const px = (property: string, attribute: string) => {
    const length = readNumber(settings[attribute], -1);
    return length < 0 ? '' : `--cw-${property}:${length}px;`;
  };
  const lengths = px('x', 'offset-x') + px('y', 'offset-y') + px('height', 'height');
  return `${launcherCss}${panelCss}:host{${lengths}}`;
}

let launcherSheet: CSSStyleSheet | undefined;

/** Styles the page's own link, which is outside the shadow tree, once per document or shadow root. */
export function adoptLauncherStyles(scope: Document | ShadowRoot) {
  if (!launcherSheet) {
    launcherSheet = new CSSStyleSheet();
    launcherSheet.replaceSync(launcherCss);
  }
  if (!scope.adoptedStyleSheets.includes(launcherSheet))
    scope.adoptedStyleSheets.push(launcherSheet);
}
