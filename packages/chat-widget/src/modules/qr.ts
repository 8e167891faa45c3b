import { createQrCode } from '../core/qr/matrix.ts';
import { drawing, h } from '../element/render/dom.ts';
import type { Model } from '../element/render/model.ts';
import { adoptCss } from './helpers/adopt-css.ts';
import { perWidget } from './helpers/per-widget.ts';

/** Only where a mouse or trackpad is the pointer: a phone can't scan its own screen. */
const css =
  'details{display:none;padding:8px 16px}@media(hover:hover)and (pointer:fine)and (min-height:560px){details{display:block}}summary{min-height:28px;cursor:pointer}details svg{display:block;width:168px;margin:8px auto;background:#fff;fill:#000;forced-color-adjust:none}';

/** The collapsed code below the input. */
const boxOf = perWidget((model: Model) => {
  const summary = h('summary', {});
  const box = h('details', { part: 'qr' }, summary);
  const update = () => renderCode(model, box);
  adoptCss(model, css);
  box.ontoggle = update;
  model.view.input.addEventListener('input', update);
  model.view.form.after(box);
  return { box, summary };
});

/** Draws a code with its white margin. */
function drawCode(code: readonly boolean[][]) {
  const size = code.length + 8;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])),
  );
  return drawing(dark.join(''), size);
}

/** Renders the code of the link with what the visitor has typed, as long as it fits. */
function renderCode({ settings, linkTo, view, memo }: Model, box: HTMLDetailsElement) {
  const url = linkTo(settings, view.input.value);
  if (!box.open || !memo.isNew('qr', url)) return;
  const code = createQrCode(url) ?? createQrCode(linkTo(settings, ''));
  box.querySelector('svg')?.remove();
  if (code) box.append(drawCode(code));
}

/** Shows the code of a widget that asks for it. */
export function render(model: Model): void {
  const { host, settings, labels } = model;
  const { box, summary } = boxOf(model);
  box.hidden = !host.hasAttribute('qr');
  summary.textContent =
    settings['label-qr'] ?? labels['label-qr'] ?? 'Continue on your phone: scan this code';
  renderCode(model, box);
}
