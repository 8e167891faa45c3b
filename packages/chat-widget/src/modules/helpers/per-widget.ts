import type { Widget } from '../../element/render/model.ts';

/** Creates a module's part of each widget once, on the first use. */
export function perWidget<Part extends object, Source extends Widget>(
  create: (widget: Source) => Part,
): (widget: Source) => Part {
  const parts = new WeakMap<Element, Part>();
  return (widget) => {
    const part = parts.get(widget.host) ?? create(widget);
    parts.set(widget.host, part);
    return part;
  };
}
