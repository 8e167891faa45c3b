import { type ChartLabels, type ChartPlaceholder, type ChartTextsOf, format } from '@otm/schema';
import { type FigureAttributes, FigureFrame } from '../figure/figure-frame.tsx';
import { formatCount, formatPrice } from '../text/format.ts';
import type { Footprint } from './compute-footprint.ts';
import { FootprintChart } from './footprint-chart.tsx';
import { type FootprintRow, imbalanceRatio } from './imbalance.ts';

/** The footprint of one bar, its texts, and the attributes of the figure. */
export interface FootprintFigureProps extends FigureAttributes {
  /** One bar, from `computeFootprint`; without rows, the chart says that there are no trades. */
  readonly data: Footprint;
  /** All texts of the charts, or those of this one. */
  readonly texts: ChartTextsOf<'footprint'>;
}

/** Returns the values of the description's placeholders; `undefined` without rows. */
function footprintValues({
  rows,
  tickSize,
}: Footprint): Record<ChartPlaceholder<'footprint'>, string> | undefined {
  const [lowest] = rows;
  const highest = rows.at(-1);
  if (!lowest || !highest) return undefined;
  const sum = (side: 'buy' | 'sell') => rows.reduce((total, row) => total + row[side], 0);
  const count = (side: 'buyImbalance' | 'sellImbalance') => rows.filter((row) => row[side]).length;
  return {
    low: formatPrice(lowest.price, tickSize),
    high: formatPrice(highest.price, tickSize),
    buys: formatCount(sum('buy')),
    sells: formatCount(sum('sell')),
    ratio: String(imbalanceRatio),
    buyImbalances: formatCount(count('buyImbalance')),
    sellImbalances: formatCount(count('sellImbalance')),
  };
}

const imbalanceText = (row: FootprintRow, labels: ChartLabels) =>
  [row.buyImbalance && labels.buys, row.sellImbalance && labels.sells].filter(Boolean).join(', ');

const footprintTable = ({ rows, tickSize }: Footprint, labels: ChartLabels) => ({
  columns: ['price', 'sells', 'buys', 'imbalance'] as const,
  rows: rows
    .toReversed()
    .map((row) => [
      formatPrice(row.price, tickSize),
      formatCount(row.sell),
      formatCount(row.buy),
      imbalanceText(row, labels),
    ]),
});

/** The footprint of a bar with its caption, and its numbers as a table. */
export function FootprintFigure({ data, texts, ...rest }: FootprintFigureProps) {
  const { title, description, caption } = texts.charts.footprint;
  const values = footprintValues(data);
  return (
    <FigureFrame
      texts={texts}
      title={title}
      seed={data.seed}
      caption={caption}
      table={footprintTable(data, texts.labels)}
      {...rest}
    >
      <FootprintChart
        data={data}
        labels={texts.labels}
        title={title}
        description={values && format(description, values)}
      />
    </FigureFrame>
  );
}
