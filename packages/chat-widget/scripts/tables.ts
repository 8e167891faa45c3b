/** One documented name in the manifest. */
interface Item {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

/** The parts of the manifest's class that the README lists. */
export interface Declaration {
  readonly attributes: readonly Item[];
  readonly members: readonly Item[];
  readonly events: readonly Item[];
  readonly cssParts: readonly Item[];
  readonly cssProperties: readonly Item[];
}

/** Formats a default: literal values as code, explanations as text. */
const formatDefault = (value = '') => (/^[\w#".-]+$/.test(value) ? `\`${value}\`` : value);

/** Builds a Markdown table of documented names. */
function buildTable(head: string, items: readonly Item[], hasDefaults: boolean): string {
  const heads = [head, 'description', ...(hasDefaults ? ['default'] : [])];
  const rows = items.map((item) => [
    `\`${item.name}\``,
    item.description ?? '',
    ...(hasDefaults ? [formatDefault(item.default)] : []),
  ]);
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/**
 * Fills the tables of a README from the custom-elements manifest.
 * @throws Error when the README has no markers for a table.
 */
export function fillTables(readme: string, declaration: Declaration): string {
  const tables = {
    attributes: buildTable('attribute', declaration.attributes, true),
    methods: buildTable('method', declaration.members, false),
    events: buildTable('event', declaration.events, false),
    parts: buildTable('part', declaration.cssParts, false),
    properties: buildTable('custom property', declaration.cssProperties, true),
  };
  let filled = readme;
  for (const [name, rows] of Object.entries(tables)) {
    const markers = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!markers.test(filled))
      throw new Error(`README.md needs the markers <!-- ${name} --> and <!-- /${name} -->.`);
    filled = filled.replace(markers, (_, start, end) => `${start}\n\n${rows}\n\n${end}`);
  }
  return filled;
}
