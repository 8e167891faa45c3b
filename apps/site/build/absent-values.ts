/** Rules whose only selector asks for a value of an attribute that markup alone sets. */
const valueRule = /[^{},;]*\[data-(size|step|tone|variant)=["']?([\w-]+)["']?\][^{},]*\{[^{}]*\}/g;

/** Rules whose only selector asks for a disabled control. */
const disabledRule = /[^{},;():]*:disabled\{[^{}]*\}/g;

/** A condition that every control meets where none is disabled. It adds no specificity. */
const enabled = ':where(:not(:disabled))';

/**
 * Drops a style sheet's rules for values that the texts of a document don't have, such as the sizes and
 * variants of other components, and for disabled controls if it has none, with conditions that exclude
 * them. Islands that React hydrates
 * may add any, so their documents keep all.
 */
export function withoutAbsentValues(css: string, ...texts: readonly string[]): string {
  const mentions = (text: string) => texts.some((html) => html.includes(text));
  if (mentions('data-props=')) return css;
  const shorter = css.replace(valueRule, (rule, name: string, value: string) =>
    mentions(`data-${name}="${value}"`) ? rule : '',
  );
  if (mentions(' disabled=""')) return shorter;
  return shorter.replace(disabledRule, '').replaceAll(enabled, '');
}
