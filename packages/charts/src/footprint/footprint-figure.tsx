import type { ChartLabels, ChartTexts, FootprintValueName } from '@otm/schema';
import { FigureFrame } from '../figure/figure-frame.tsx';
import { fillTemplate } from '../text/fill-template.ts';
import { formatCount, formatPrice } from '../text/format.ts';
import { type Footprint, FootprintChart } from './footprint-chart.tsx';
import { type FootprintRow, imbalanceRatio } from './imbalance.ts';

/** Props of {@link FootprintFigure}. */
export interface FootprintFigureProps {
  readonly data: Footprint;
  readonly texts: ChartTexts;
}

const verdict = (row: FootprintRow, words: ChartLabels) =>
  [row.buyImbalance && words.buys, row.sellImbalance && words.sells].filter(Boolean).join(', ');

/** Every number that the description may name; `undefined` without rows. */
function footprintValues({
  rows,
  tickSize,
}: Footprint): Record<FootprintValueName, string> | undefined {
  const [lowest] = rows;
  const highest = rows.at(-1);
  if (!lowest || !highest) return undefined;
  const sum = (side: 'buy' | 'sell') => rows.reduce((total, row) => total + row[side], 0);
  const marked = (side: 'buyImbalance' | 'sellImbalance') => rows.filter((row) => row[side]).length;
  return {
    low: formatPrice(lowest.price, tickSize),
    high: formatPrice(highest.price, tickSize),
    buys: formatCount(sum('buy')),
    sells: formatCount(sum('sell')),
    ratio: String(imbalanceRatio),
    buyImbalances: formatCount(marked('buyImbalance')),
    sellImbalances: formatCount(marked('sellImbalance')),
  };
}

/** The footprint of a bar with its caption and its table twin. */
export function FootprintFigure({ data, texts }: FootprintFigureProps) {
  const { title, description, caption } = texts.charts.footprint;
  const values = footprintValues(data);
  return (
    <FigureFrame
      texts={texts}
      title={title}
      seed={data.seed}
      caption={caption}
      table={{
        columns: ['price', 'sells', 'buys', 'imbalance'],
        rows: data.rows
          .toReversed()
          .map((row) => [
            formatPrice(row.price, data.tickSize),
            formatCount(row.sell),
            formatCount(row.buy),
            verdict(row, texts.words),
          ]),
      }}
    >
      <FootprintChart
        data={data}
        words={texts.words}
        title={title}
        description={values && fillTemplate(description, values)}
      />
    </FigureFrame>
  );
}
