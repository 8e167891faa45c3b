/** One measured quantity, by widget. Less is better. */
export interface Metric {
  readonly name: string;
  readonly unit: string;
  readonly values: Readonly<Record<string, number>>;
}

/** The results of one run of the benchmark. The first widget of each metric is ours. */
export interface Benchmark {
  readonly browser: string;
  readonly rounds: number;
  readonly metrics: readonly Metric[];
}

/** Formats a quantity in three digits. */
const format = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : `${Number(value.toPrecision(3))}`;

/** Returns how many times more a widget needs than ours, with a note where it needs less. */
function compare(value: number, ours: number): string {
  if (value < ours) return `**${format(value)}**, less than ours`;
  const ratio = value / ours;
  return ours > 0 && ratio >= 1.05 ? `${format(value)} (× ${format(ratio)})` : format(value);
}

/** Builds the table that compares this widget with others, by ratio. */
export function buildComparison({ browser, rounds, metrics }: Benchmark): string {
  const names = Object.keys(metrics[0]?.values ?? {});
  const rows = metrics.map(({ name, unit, values }) => {
    const [ours = 0, ...others] = names.map((widget) => values[widget] ?? 0);
    return [`${name}, ${unit}`, format(ours), ...others.map((value) => compare(value, ours))];
  });
  const lines = [['', ...names], ['---', ...names.map(() => '---')], ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${table}\n\nMedians of ${rounds} rounds in ${browser}; × is how many times more than ours.`;
}
