/** An entry of the custom-elements manifest. */
export interface ManifestItem {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

/** The control that sets an option. */
export type Control = 'choice' | 'color' | 'flag' | 'lines' | 'number' | 'text';

/** Something about the widget that an owner can set. */
export interface Option {
  /** Attribute, or custom property with its `--`. */
  readonly name: string;
  readonly control: Control;
  readonly description: string;
  /** The value the widget uses when the option isn't set. */
  readonly fallback: string;
  /** The values of a choice. */
  readonly choices: readonly string[];
}

const hasLines = /\bJSON\b|\bempty line\b|\bone (a|per) line\b/i;

/** Picks the control for an attribute from its type and its description. */
function attributeControl(type: string, choices: readonly string[], description: string): Control {
  if (type.includes('boolean')) return 'flag';
  if (choices.length) return 'choice';
  if (type.includes('number')) return 'number';
  return hasLines.test(description) ? 'lines' : 'text';
}

/** Reads an attribute. */
function readAttribute({ name, description = '', ...item }: ManifestItem): Option {
  const type = item.type?.text ?? 'string';
  const choices = [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value ?? '');
  const control = attributeControl(type, choices, description);
  return { name, control, description, fallback: item.default ?? '', choices };
}

/** Reads a custom property. */
function readProperty({ name, description = '', ...item }: ManifestItem): Option {
  const fallback = item.default ?? '';
  return {
    name,
    control: /^#[\da-f]{3,6}$/i.test(fallback) ? 'color' : 'text',
    description,
    fallback,
    choices: [],
  };
}

/** Lists every option that the custom-elements manifest declares. */
export const readOptions = (declaration: {
  readonly attributes: readonly ManifestItem[];
  readonly cssProperties: readonly ManifestItem[];
}): Option[] => [
  ...declaration.attributes.map(readAttribute),
  ...declaration.cssProperties.map(readProperty),
];
