import { h } from '../../src/element/render/dom.ts';
import type { PreviewMessage, Theme } from './preview-message.ts';
import type { Setup } from './setup.ts';
import type { Texts } from './texts/texts.ts';

/** The previews in both themes. */
export interface PreviewPair {
  readonly section: HTMLElement;
  /** Shows a setup, and whether its account can be reached. */
  readonly show: (setup: Setup, isReachable: boolean) => void;
}

/** Creates the widget's previews in both themes, each in a page of its own. */
export function createPreviewPair(texts: Texts, lang: string): PreviewPair {
  const frames = (['light', 'dark'] satisfies Theme[]).map((theme) =>
    h('iframe', { src: `preview.html#${theme}`, title: texts.themes[theme] }),
  );
  const panel = h('input', { type: 'checkbox', checked: true });
  const notify = h('button', { type: 'button' }, texts.notify);
  const problem = h('p', { className: 'problem', role: 'status' });
  // A page opened from disk has no origin that a message could name; only options are sent.
  const send = (frame: HTMLIFrameElement, message: PreviewMessage) =>
    frame.contentWindow?.postMessage(message, '*');
  const sendAll = (message: PreviewMessage) => {
    for (const frame of frames) send(frame, message);
  };
  const open = (): PreviewMessage => ({ kind: 'open', isOpen: panel.checked });
  let latest: Setup | undefined;
  const sendSetup = (frame: HTMLIFrameElement) => {
    const heading = texts.yourPage;
    if (latest) send(frame, { kind: 'setup', setup: latest, lang, heading, name: frame.title });
  };

  panel.onchange = () => sendAll(open());
  notify.onclick = () => {
    panel.checked = false;
    sendAll({ kind: 'notify' });
  };
  for (const frame of frames)
    frame.onload = () => {
      sendSetup(frame);
      send(frame, open());
    };
  const figures = frames.map((frame) => h('figure', {}, h('figcaption', {}, frame.title), frame));
  return {
    section: h(
      'section',
      { className: 'previews' },
      h('h2', {}, texts.preview),
      h('div', { className: 'controls' }, h('label', {}, panel, ` ${texts.showPanel}`), notify),
      problem,
      h('div', { className: 'frames' }, ...figures),
    ),
    show: (setup, isReachable) => {
      latest = setup;
      problem.textContent = isReachable ? '' : texts.unreachable;
      frames.forEach(sendSetup);
    },
  };
}
