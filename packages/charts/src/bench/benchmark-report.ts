import type { BenchmarkSetup } from './benchmark-setup.ts';

/** The costs of drawing 390 bars in one way. */
export interface DrawingCost {
  readonly name: string;
  /** Whether it's one of these charts, not a library to compare with. */
  readonly own: boolean;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly kilobytes: number;
}

const measures = [
  { key: 'bytes', label: 'bytes, brotli', noun: 'bytes', digits: 0 },
  { key: 'milliseconds', label: 'ms of work', noun: 'work', digits: 1 },
  { key: 'kilobytes', label: 'kB of heap', noun: 'heap', digits: 0 },
] as const;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the costs as a table in Markdown, with their ratios to those of `base`. */
export function costTable(costs: readonly DrawingCost[], base: DrawingCost): string {
  const lines = costs.map((cost) => [
    cost.name,
    ...measures.map(
      ({ key, digits }) => `${cost[key].toFixed(digits)} (${(cost[key] / base[key]).toFixed(2)} ×)`,
    ),
  ]);
  return [
    row(['390 bars', ...measures.map(({ label }) => label)]),
    row(['---', ...measures.map(() => '--:')]),
    ...lines.map(row),
  ].join('\n');
}

/** Returns a name without what is drawn. */
const nameOf = ({ name }: DrawingCost) => name.split(':')[0] ?? name;

/** Returns a line for each figure in which a library is better than one of these charts. */
export const betterLibraries = (costs: readonly DrawingCost[]): readonly string[] =>
  costs
    .filter(({ own }) => own)
    .flatMap((cost) =>
      costs
        .filter(({ own }) => !own)
        .flatMap((library) =>
          measures
            .filter(({ key }) => cost[key] > library[key])
            .map(
              ({ key, noun }) =>
                `- ${nameOf(cost)}: ${(cost[key] / library[key]).toFixed(2)} × the ${noun} of ${nameOf(library)}.`,
            ),
        ),
    );

const isBusy = ({ load }: BenchmarkSetup) => load > 1;

/** Returns the page about the last run. */
export function benchmarkPage(
  costs: readonly DrawingCost[],
  base: DrawingCost,
  setup: BenchmarkSetup,
): string {
  const { date, machine, load, versions } = setup;
  const installed = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const better = betterLibraries(costs);
  return `# Benchmark of charts

The last run of \`npm run bench:charts\`, which writes this page: the cost of drawing 390 bars with \`@otm/charts\`, lightweight-charts and uPlot. Figures are medians of nine rounds, each in a new page; ratios are to ${nameOf(base)}. Work is the main thread's own time, without that of other programs. It depends on the machine all the same, so compare the ratios.

- Date: ${date}
- Machine: ${machine}
- Load before the run: ${load.toFixed(1)}${isBusy(setup) ? '. The machine was busy: repeat the run on a quiet one before quoting a time' : ''}
- Versions: ${installed.join(', ')}

${costTable(costs, base)}

## What isn't better

${better.length > 0 ? better.join('\n') : '- No figure of a library is better.'}
- Both libraries pan, zoom and take new bars on a canvas. These charts are still pictures with a text alternative and a table; what changes is drawn again.
- uPlot has no candles, so its lines draw less.
- The still picture is computed and rendered when a page is built or served. That work isn't in its figures; the other rows include theirs.
`;
}
