import { h } from '../../src/element/render/dom.ts';
import type { Option } from './options.ts';
import { isCssValue } from './setup.ts';
import type { Texts } from './texts/texts.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Called with the option's value, `undefined` when it's no longer set. */
type OnChange = (value: string | undefined) => void;

/** A default that is a value; others explain what happens. */
const literal = (fallback: string) => (/^[\w#".-]+$/.test(fallback) ? fallback : '');

const inputTypes: Partial<Record<Option['control'], string>> = {
  color: 'color',
  flag: 'checkbox',
  number: 'number',
};

function createSelect({ choices, fallback }: Option, texts: Texts): HTMLSelectElement {
  const value = literal(fallback);
  const unset = value ? `${texts.unset} (${value})` : texts.unset;
  return h(
    'select',
    {},
    h('option', { value: '' }, unset),
    ...choices.map((choice) => h('option', { value: choice }, choice)),
  );
}

function createInput(option: Option, texts: Texts): Input {
  const { control, fallback } = option;
  if (control === 'choice') return createSelect(option, texts);
  if (control === 'lines') return h('textarea', { rows: 3 });
  const type = inputTypes[control] ?? 'text';
  return h('input', { type, placeholder: literal(fallback), autocomplete: 'off' });
}

/** Shows a value; without one, a color shows its default. */
function showValue(input: Input, { control, fallback }: Option, value: string | undefined) {
  if (input instanceof HTMLInputElement && control === 'flag') input.checked = value !== undefined;
  else input.value = value ?? (control === 'color' ? fallback : '');
}

/** Reads an input, `undefined` when its option isn't set. */
function readValue(input: Input, { control, fallback }: Option): string | undefined {
  if (input instanceof HTMLInputElement && control === 'flag')
    return input.checked ? '' : undefined;
  return input.value && input.value !== (control === 'color' && fallback) ? input.value : undefined;
}

/** Formats the code in a description, which is Markdown. */
const formatCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? h('code', {}, part) : part));

/** Creates the labeled control of one option. */
export function createField(
  option: Option,
  value: string | undefined,
  texts: Texts,
  onChange: OnChange,
): HTMLElement {
  const input = createInput(option, texts);
  const note = h(
    'small',
    { id: `note-${option.name}` },
    ...formatCode(texts.descriptions[option.name] ?? option.description),
  );
  const problem = h('small', { id: `problem-${option.name}`, className: 'problem' });
  const check = (now: string | undefined) => {
    const isBad = option.name.startsWith('--') && !!now && !isCssValue(now);
    problem.textContent = isBad ? texts.badCss : '';
    input.ariaInvalid = isBad ? 'true' : null;
  };
  input.name = input.id = option.name;
  input.setAttribute('aria-describedby', `${note.id} ${problem.id}`);
  showValue(input, option, value);
  check(value);
  input.oninput = () => {
    const now = readValue(input, option);
    check(now);
    onChange(now);
  };
  const label = h('label', { htmlFor: option.name }, option.name);
  const isFlag = option.control === 'flag';
  const line = isFlag ? h('span', { className: 'flag' }, input, label) : label;
  return h('p', { className: 'field' }, line, ...(isFlag ? [] : [input]), note, problem);
}
