import { type ChartLabels, format } from '@otm/schema';
import { formatCount } from '../text/format.ts';
import type { ChartData } from './chart-data.ts';

/** Formats the length of a chart's bars, for example `5 min`. */
export function formatBarLength({ session }: ChartData, labels: ChartLabels): string {
  const { unit, length } = session.settings.bar;
  if (unit === 'time') return format(labels.minutes, { length: String(length / 60_000) });
  const template = unit === 'trades' ? labels.tradesLong : labels.contracts;
  return format(template, { length: formatCount(length) });
}
