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

/** An indicator’s copy in content, and the default texts of its chart and replay in charts. */
const chartTexts = [
  {
    locale: 'en',
    replay: "    algorithms: 'Trade",
    add: `    'sample-name': {
      title: 'TITLE_EN',
      description:
        'Candles of {barLength}; below, the range of each bar. The last one has {lastRange}, the widest {largestRange}.',
      caption: 'Last bar {lastRange}, widest {largestRange}',
    },`,
    announce: `    'sample-name': 'Trade {trades}: the bar has a range of {lastRange}.',`,
  },
  {
    locale: 'es',
    replay: "    algorithms: 'Operación",
    add: `    'sample-name': {
      title: 'TITLE_ES',
      description:
        'Velas de {barLength}; debajo, el rango de cada barra. La última tiene {lastRange} y la más amplia, {largestRange}.',
      caption: 'Última barra {lastRange}, la más amplia {largestRange}',
    },`,
    announce: `    'sample-name': 'Operación {trades}: la barra tiene un rango de {lastRange}.',`,
  },
].flatMap(({ locale, replay, add, announce }) => [
  { file: `${content}/charts/${locale}.ts`, above: '    footprint: {', add },
  { file: `${charts}/texts/texts-${locale}.ts`, above: '    footprint: {', add },
  { file: `${charts}/texts/texts-${locale}.ts`, above: replay, add: announce },
]);

/** The indicator’s strip on the home page, and what it reads in part 3 of the session. */
const strip = [
  {
    file: `${charts}/stage/strip-drawings.tsx`,
    above: 'import { barPitch',
    add: "import { SampleNameStrip } from '../indicators/sample-name/sample-name-strip.tsx';",
  },
  {
    file: `${charts}/stage/strip-drawings.tsx`,
    above: "  'bar-timer': BarTimer,",
    add: "  'sample-name': SampleNameStrip,",
  },
  {
    file: `${charts}/testing/stage-texts.ts`,
    above: "  'bar-timer': '{lowTime}",
    add: "  'sample-name': '{volume} of sample text',",
  },
  ...[
    ['en', "  'sample-name': 'Sample text: {volume}.',"],
    ['es', "  'sample-name': 'Texto de muestra: {volume}.',"],
  ].map(([part, add]) => ({
    file: `${content}/pages/home-readings.ts`,
    above: "  'bar-timer': '",
    part,
    add,
  })),
];

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
  {
    file: `${charts}/indicators/index.ts`,
    above: 'import { swing }',
    add: "import { sampleName } from './sample-name/sample-name.ts';",
  },
  {
    file: `${charts}/indicators/index.ts`,
    above: "  'bar-timer': ",
    add: "  'sample-name': sampleName,",
  },
  {
    file: `${content}/indicators/index.ts`,
    above: 'import { swing }',
    add: "import { sampleName } from './sample-name.ts';",
  },
  { file: `${content}/indicators/index.ts`, above: '  barTimer, //', add: '  sampleName,' },
  ...['pastBars', 'inputs'].map((fact) => ({
    file: `${content}/shop/owner-facts.ts`,
    above: "  'pastBars.bar-timer'",
    add: `  '${fact}.sample-name': {
    asks: ${fact}('sample-name'),
  },`,
  })),
  ...strip,
  ...chartTexts,
];

const lines = { page, block, plan, indicator };

/**
 * The lines that existing files need for a new thing, with the template’s names: where to add each,
 * and its `part` where a file has the same list in both languages.
 */
export const linesFor = (kind) => lines[kind];
