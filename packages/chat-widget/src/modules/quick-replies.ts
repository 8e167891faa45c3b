import { h } from '../element/render/dom.ts';
import type { Model } from '../element/render/model.ts';
import { adoptCss } from './helpers/adopt-css.ts';
import { perWidget } from './helpers/per-widget.ts';

const css =
  '[part=quick-replies]{display:flex;flex-wrap:wrap;gap:8px;padding:8px 16px 0}[part=quick-replies]:empty{display:none}[part=quick-reply]{width:auto;height:auto;min-height:44px;max-width:100%;padding:4px 16px;border-color:currentcolor;border-radius:22px;font-size:15px;color:var(--cw-ink)}';

/** The row of buttons above the input. */
const rowOf = perWidget((model: Model) => {
  const { view } = model;
  const row = h('div', { part: 'quick-replies', role: 'group' });
  adoptCss(model, css);
  view.form.before(row);
  row.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    view.input.value = target.textContent;
    view.input.dispatchEvent(new Event('input'));
    view.form.requestSubmit();
  };
  return row;
});

/** Shows an account's replies below its message. */
export function render(model: Model): void {
  const { settings, conversation, memo, label } = model;
  const row = rowOf(model);
  const isShown = conversation.state.phase === 'message';
  const replies = (isShown && settings['quick-replies']) || '';
  row.ariaLabel = label('placeholder');
  if (!memo.isNew('quick-replies', ...replies)) return;
  const texts = replies.split(/[|\n]/).map((text) => text.trim());
  row.replaceChildren(
    ...texts
      .filter(Boolean)
      .map((text) => h('button', { part: 'quick-reply', type: 'button' }, text)),
  );
}
