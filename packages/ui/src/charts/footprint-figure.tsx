import type { ChartTexts, ChartWords } from '@otm/content/schema';
import { FigureFrame } from './figure-frame.tsx';
import { type Footprint, FootprintChart } from './footprint-chart.tsx';
import { formatCount, formatPrice } from './format.ts';
import type { FootprintRow } from './imbalance.ts';

/** Props of {@link FootprintFigure}. */
export interface FootprintFigureProps {
  readonly data: Footprint;
  readonly texts: ChartTexts;
}

const verdict = (row: FootprintRow, words: ChartWords) =>
  [row.buyImbalance && words.buys, row.sellImbalance && words.sells].filter(Boolean).join(', ');

/** The footprint of a bar with its caption and its table twin. */
export function FootprintFigure({ data, texts }: FootprintFigureProps) {
  const { title, description, caption } = texts.charts.footprint;
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
      <FootprintChart data={data} words={texts.words} title={title} description={description} />
    </FigureFrame>
  );
}
