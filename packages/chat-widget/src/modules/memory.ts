import { recall, remember } from '../core/memory.ts';
import type { Model } from '../element/render/model.ts';
import { perWidget } from './helpers/per-widget.ts';

/** Stores the state for the visit's next page. */
const save = ({ host, view, conversation }: Model) => {
  if (host.hasAttribute('persist'))
    remember({ opened: conversation.isOpen, text: view.input.value });
};

/** Continues where the last page of the visit stopped; the message does not arrive again. */
const restore = perWidget((model: Model) => {
  const { host, view, conversation } = model;
  const memory = host.hasAttribute('persist') ? recall() : undefined;
  view.input.addEventListener('input', () => save(model));
  if (memory) {
    if (memory.text) view.input.value = memory.text;
    if (memory.opened) {
      conversation.apply('open');
      conversation.apply('arrive');
    }
    host.toggleAttribute('opened', memory.opened);
  }
  return { memory };
});

const restored = new WeakSet<Element>();

/** Restores a widget once, and stores its state after each change. */
export function render(model: Model): void {
  const { memory } = restore(model);
  const isFirst = !restored.has(model.host);
  restored.add(model.host);
  if (isFirst && memory) model.refresh();
  else save(model);
}
