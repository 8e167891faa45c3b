import { readNumber } from '../core/numbers.ts';
import { h } from '../element/render/dom.ts';
import { findLauncher } from '../element/render/launcher.ts';
import type { Model } from '../element/render/model.ts';
import { adoptCss } from './helpers/adopt-css.ts';
import { perWidget } from './helpers/per-widget.ts';

const css =
  '[part=preview]{display:flex;align-items:start;gap:4px;max-width:min(100%,280px);border-width:1px;border-radius:16px;background:var(--cw-bg);box-shadow:0 4px 24px #0004;pointer-events:auto}[part=preview-text]{width:auto;height:auto;min-height:44px;padding-block:10px;padding-inline:16px 0;font-size:15px;text-align:start;white-space:pre-line}';

/** Key of a dismissed bubble in sessionStorage. */
const key = 'chat-widget-preview';

/** Milliseconds from loading to the bubble. */
const defaultDelay = 3000;

/** Returns whether the visitor has dismissed the bubble on an earlier page of the visit. */
function wasDismissed(): boolean {
  try {
    return sessionStorage[key] === 'dismissed';
  } catch {
    return false;
  }
}

/** Stores that the visitor has dismissed the bubble, if the widget may store something. */
function storeDismissal(host: Element) {
  try {
    if (host.hasAttribute('persist')) sessionStorage[key] = 'dismissed';
  } catch {
    // Full or blocked: the bubble returns on the next page.
  }
}

/** The bubble next to the launcher, and whether its time has come. */
const previewOf = perWidget((model: Model) => {
  const { host, view, settings, refresh } = model;
  const text = h('button', { part: 'preview-text' });
  const close = h('button', { part: 'preview-close' }, '×');
  const box = h('output', { part: 'preview', hidden: true }, text, close);
  const preview = { box, text, close, isDue: false, isDismissed: wasDismissed() };
  adoptCss(model, css);
  view.badge.parentElement?.before(box);
  text.onclick = () => findLauncher(host, view).click();
  close.onclick = () => {
    preview.isDismissed = true;
    storeDismissal(host);
    refresh();
    findLauncher(host, view).focus();
  };
  setTimeout(
    () => {
      preview.isDue = true;
      refresh();
    },
    readNumber(settings['preview-delay'], defaultDelay),
  );
  return preview;
});

/** Shows the bubble until the visitor opens the chat or dismisses it. */
export function render(model: Model): void {
  const { host, view, conversation, settings, label } = model;
  const { box, text, close, isDue, isDismissed } = previewOf(model);
  const isShown = host.hasAttribute('preview') && isDue && !isDismissed && !conversation.state.seen;
  box.dir = view.panel.dir;
  close.ariaLabel = label('label-close');
  box.hidden = !isShown;
  // Its text comes last, so that screen readers announce it.
  text.textContent = isShown ? settings.preview || (label('message').split(/\n{2,}/)[0] ?? '') : '';
}
