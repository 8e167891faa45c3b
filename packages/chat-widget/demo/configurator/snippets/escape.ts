const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#10;',
};

/** Escapes a text for HTML: for an attribute in double quotes, and between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>\n]/g, (character) => entities[character] ?? character);

/** Writes attributes, one per line; one without a value has no `=`. */
export const writeAttributes = (
  attributes: Readonly<Record<string, string>>,
  indent: string,
  prefix = '',
): string =>
  Object.entries(attributes)
    .map(([name, value]) => `\n${indent}${prefix}${name}${value && `="${escapeHtml(value)}"`}`)
    .join('');

/** Writes custom properties as one rule for the widget, '' when there are none. */
export function writeRule(properties: Readonly<Record<string, string>>, indent: string): string {
  const lines = Object.entries(properties).map(
    ([name, value]) => `${indent}  ${name}: ${value};\n`,
  );
  return lines.length ? `${indent}chat-widget {\n${lines.join('')}${indent}}\n` : '';
}
