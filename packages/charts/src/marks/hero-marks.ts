import { heroPlaces } from '../hero/hero-chart.tsx';
import { scaleOfRows } from '../plot/price-scale.ts';
import { best } from './best.ts';
import type { ChartMark, MarkFinder } from './chart-mark.ts';
import { markBar } from './columns.ts';

/** Where the number of the value area is, left of most candles. */
const numberX = 4;

/** The three questions of a reading: where price is, who is aggressive there, and when to act. */
export const heroMarks: MarkFinder<'hero'> = ({ area, bars, lastBar, price, rows }) => {
  const { height, width } = heroPlaces;
  const scale = scaleOfRows(rows);
  const y = (level: number) => (scale.y(level) / scale.height) * height;
  const value = { from: 0, to: width, top: y(area.vah + 0.5), bottom: y(area.val - 0.5) };
  /** The bars end where the profile begins. */
  const narrow = (mark: ChartMark | undefined): ChartMark | undefined =>
    mark && {
      ...mark,
      area: {
        ...mark.area,
        from: (mark.area.from * width) / 100,
        to: (mark.area.to * width) / 100,
      },
    };
  return {
    context: {
      place: `${price(area.val)}–${price(area.vah)}`,
      area: { ...value, number: { x: numberX, y: (value.top + value.bottom) / 2 } },
    },
    participation: narrow(
      markBar(
        bars,
        best(bars, ({ delta }) => Math.abs(delta)),
      ),
    ),
    timing: narrow(markBar(bars, lastBar)),
  };
};
