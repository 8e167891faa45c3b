import type { ChartLabels } from '@otm/schema';
import { fillTemplate } from '../text/fill-template.ts';
import { formatCount } from '../text/format.ts';
import type { ChartData } from './chart-data.ts';

/** Formats the length of a chart's bars, for example `5 min`. */
export function formatBarLength({ session }: ChartData, labels: ChartLabels): string {
  const { unit, length } = session.settings.bar;
  if (unit === 'time') return fillTemplate(labels.minutes, { length: String(length / 60_000) });
  const template = unit === 'trades' ? labels.tradesLong : labels.contracts;
  return fillTemplate(template, { length: formatCount(length) });
}
