const content = 'packages/content/src';
const routes = 'apps/site/src/routes';
const blocks = 'packages/ui/src/blocks';
const charts = 'packages/charts/src';

const page = [
  {
    file: `${content}/pages/index.ts`,
    above: 'export { searchPage }',
    add: "export { sampleNamePage } from './sample-name.ts';",
  },
  {
    file: `${routes}/paths.ts`,
    above: '  notFound:',
    add: "  sampleName: { path: { en: '/sample-name', es: '/SLUG_ES' } },",
  },
  {
    file: `${routes}/index.ts`,
    above: 'import { search }',
    add: "import { sampleName } from './sample-name.ts';",
  },
  { file: `${routes}/index.ts`, above: '  notFound,', add: '  sampleName,' },
];

const block = [
  {
    file: 'packages/schema/src/block.ts',
    above: 'import type { StoryPicture',
    add: "import type { SampleNameBlock } from './sample-name-block.ts';",
  },
  { file: 'packages/schema/src/block.ts', above: '  | HeadingBlock', add: '  | SampleNameBlock' },
  {
    file: `${blocks}/block-views.ts`,
    above: 'export { Terms ',
    add: "export { SampleName as sampleName } from './sample-name.tsx';",
  },
  {
    file: `${blocks}/sample-blocks.ts`,
    above: "export * from './sample-texts",
    add: "export { sampleName } from './sample-sample-name.ts';",
  },
  {
    file: 'apps/site/src/features/markdown/block-markdown.ts',
    above: '  heading:',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the file gets
    add: '  sampleName: ({ items, title }) => `${strong(title)}\\n\\n${bullets(items.map(escapeMarkdown))}`,',
  },
];

const plan = [
  {
    file: `${content}/shop/plans.ts`,
    above: 'const steel',
    add: "import { sampleNamePlans } from './sample-name-plans.ts';",
  },
  ...['en', 'es'].map((locale) => ({
    file: `${content}/shop/plans.ts`,
    above: `    plan('${locale}', offers.basicLifetime`,
    add: `    ...sampleNamePlans.${locale},`,
  })),
];

/** A line in a list that has one per indicator. */
const listed = (list, file, name, above = 'export { swing') => ({
  file: list,
  above,
  add: `export { ${name} as 'sample-name' } from './sample-name/${file}';`,
});

const indicator = [
  {
    file: 'packages/schema/src/indicator.ts',
    above: "  'bar-timer': [",
    add: "  'sample-name': ['trades', 'barLength', 'lastRange', 'largestRange'],",
  },
  {
    file: 'packages/orderflow/src/index.ts',
    above: 'export { createSession',
    add: "export { sampleName } from './sample-name.ts';",
  },
  listed(`${charts}/indicators/by-id.ts`, 'sample-name.ts', 'sampleName'),
  listed(
    `${charts}/indicators/strips.ts`,
    'sample-name-strip.tsx',
    'SampleNameStrip',
    'export { SwingStrip',
  ),
  listed(`${charts}/indicators/chart-texts.ts`, 'sample-name-texts.ts', 'sampleNameChartTexts'),
  listed(`${charts}/indicators/announcements.ts`, 'sample-name-texts.ts', 'sampleNameAnnouncement'),
  listed(`${content}/indicators/by-id.ts`, 'sample-name.ts', 'sampleName'),
  listed(`${content}/indicators/charts.ts`, 'sample-name-chart.ts', 'sampleNameChart'),
  listed(`${content}/indicators/readings.ts`, 'sample-name-reading.ts', 'sampleNameReading'),
  ...['pastBars', 'inputs'].map((fact) => ({
    file: `${content}/shop/owner-facts.ts`,
    above: "  'pastBars.bar-timer'",
    add: `  '${fact}.sample-name': {
    asks: ${fact}('sample-name'),
  },`,
  })),
];

const lines = { page, block, plan, indicator };

/**
 * The lines that existing files need for a new thing, with the template’s names: where to add each,
 * and its `part` where a file has the same list in both languages.
 */
export const linesFor = (kind) => lines[kind];
