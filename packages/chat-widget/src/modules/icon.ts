import type { Model } from '../element/render/model.ts';
import { perWidget } from './helpers/per-widget.ts';

/** Important rules of a layer beat any rule outside layers; see launcher.css. */
const css =
  '@layer chat-widget{chat-widget[icon][icon]>:is(a,button)::before,:host([icon][icon]) slot>button::before{width:32px!important;height:32px!important;border:0!important;border-radius:0!important;background:var(--cw-image)center/contain no-repeat!important}}';

let shared: CSSStyleSheet | undefined;

/** Adds the icon's rules to a document or shadow tree, once. */
function adopt(scope: DocumentOrShadowRoot) {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(css);
  }
  if (!scope.adoptedStyleSheets.includes(shared)) scope.adoptedStyleSheets.push(shared);
}

/** The style sheet with a widget's picture. */
const sheetOf = perWidget(({ host }: Model) => {
  const sheet = new CSSStyleSheet();
  host.shadowRoot?.adoptedStyleSheets.push(sheet);
  return sheet;
});

/** Shows the picture at the URL of the `icon` attribute on the launcher. */
export function render(model: Model): void {
  const { host, memo } = model;
  const icon = host.getAttribute('icon');
  if (!memo.isNew('icon', icon)) return;
  adopt(host.getRootNode() as Document | ShadowRoot);
  adopt(host.shadowRoot as ShadowRoot);
  const isUrl = icon && URL.canParse(icon, document.baseURI);
  // A parsed URL has no line breaks, but a data URL may have characters that end the string.
  const url = isUrl && new URL(icon, document.baseURI).href.replace(/["\\]/g, encodeURIComponent);
  sheetOf(model).replaceSync(url ? `:host{--cw-image:url("${url}")}` : '');
}
