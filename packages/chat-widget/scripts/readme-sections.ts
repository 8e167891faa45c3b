import { type Benchmark, buildComparison } from './comparison.ts';

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

/** Everything that the README's generated sections are made from. */
export interface Sources {
  readonly declaration: Declaration;
  readonly version: string;
  /** Subresource integrity of the script file. */
  readonly integrity: string;
  readonly benchmark: Benchmark;
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

/** Builds the script tag for a CDN, pinned to a version and its hash. */
const buildTag = ({ version, integrity }: Sources) => `\`\`\`html
<script
  src="https://cdn.jsdelivr.net/npm/@otm/chat-widget@${version}/dist/chat-widget.js"
  integrity="${integrity}"
  crossorigin="anonymous"
  data-phone="+1 555 010 0199"
  data-name="Acme"
  async
></script>
\`\`\``;

/**
 * Fills the generated sections of a README.
 * @throws Error when the README has no markers for a section.
 */
export function fillReadme(readme: string, sources: Sources): string {
  const { declaration, benchmark } = sources;
  const sections = {
    cdn: buildTag(sources),
    attributes: buildTable('attribute', declaration.attributes, true),
    methods: buildTable('method', declaration.members, false),
    events: buildTable('event', declaration.events, false),
    parts: buildTable('part', declaration.cssParts, false),
    properties: buildTable('custom property', declaration.cssProperties, true),
    comparison: buildComparison(benchmark),
  };
  let filled = readme;
  for (const [name, text] of Object.entries(sections)) {
    const markers = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!markers.test(filled))
      throw new Error(`README.md needs the markers <!-- ${name} --> and <!-- /${name} -->.`);
    filled = filled.replace(markers, (_, start, end) => `${start}\n\n${text}\n\n${end}`);
  }
  return filled;
}
