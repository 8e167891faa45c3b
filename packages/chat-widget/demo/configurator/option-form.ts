import { h } from '../../src/element/render/dom.ts';
import { createField } from './field.ts';
import { groupOptions } from './groups.ts';
import type { Option } from './options.ts';
import type { Texts } from './texts/texts.ts';

/** Creates the form with every option; groups after the first start collapsed while nothing in them is set. */
export function createOptionForm(
  options: readonly Option[],
  values: ReadonlyMap<string, string>,
  texts: Texts,
  onChange: (name: string, value: string | undefined) => void,
): HTMLElement {
  const groups = [...groupOptions(options)].map(([name, members], index) =>
    h(
      'details',
      { open: index === 0 || members.some((option) => values.has(option.name)) },
      h('summary', {}, texts.groups[name]),
      ...members.map((option) =>
        createField(option, values.get(option.name), texts, (value) =>
          onChange(option.name, value),
        ),
      ),
    ),
  );
  return h('section', { className: 'options' }, h('h2', {}, texts.options), ...groups);
}
