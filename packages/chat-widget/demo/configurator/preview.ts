// The built element with all it may load: from disk a browser loads no modules.
import '../../dist/element.js';
import type { ChatWidgetElement } from '../../src/element.ts';
import type { PreviewMessage, Theme } from './preview-message.ts';
import type { Setup } from './setup.ts';

/** The system's theme in this preview, which a widget without a theme of its own follows. */
const theme: Theme = location.hash === '#dark' ? 'dark' : 'light';
let widget = document.createElement('chat-widget') as ChatWidgetElement;
const heading = document.querySelector('h1') as HTMLElement;

/** Brings the widget's attributes and custom properties in line with a setup. */
function apply({ attributes, properties }: Setup) {
  const wanted = { ...attributes };
  if (!/^(light|dark)$/.test(wanted.theme ?? '')) wanted.theme = theme;
  // The visitor of the preview opens and closes the panel.
  delete wanted.opened;
  for (const name of widget.getAttributeNames())
    if (!(name in wanted) && !/^(opened|style)$/.test(name)) widget.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted))
    if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
  for (const name of [...widget.style]) widget.style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) widget.style.setProperty(name, value);
}

/** Notifies with a new widget: one that has been opened has nothing left to notify about. */
function notify() {
  const fresh = widget.cloneNode() as ChatWidgetElement;
  fresh.removeAttribute('opened');
  widget.replaceWith(fresh);
  widget = fresh;
  widget.notify();
}

function receive(message: PreviewMessage) {
  if (message.kind === 'notify') notify();
  else if (message.kind === 'open') widget.toggleAttribute('opened', message.isOpen);
  else {
    document.documentElement.lang = message.lang;
    heading.textContent = message.heading;
    document.title = message.name;
    if (heading.parentElement) heading.parentElement.ariaLabel = message.name;
    apply(message.setup);
    // Only now: without an account the widget would report one that is missing.
    if (!widget.isConnected) document.body.append(widget);
  }
}

document.documentElement.dataset.theme = theme;
addEventListener('message', ({ source, data }: MessageEvent<PreviewMessage>) => {
  if (source === parent) receive(data);
});
