import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import { percent } from '../plot/plot.tsx';
import { type MarkArea, MarkNumber } from '../story/scene-mark.tsx';
import { avoidOverlaps } from '../story/through-time/avoid-overlaps.ts';
import type { NamedMark } from './find-marks.ts';

/** Height of the numbers above a chart, in percent of the plot. */
const lane = 12;

const middle = ({ from, to }: MarkArea) => (from + to) / 2;

/** The places of the numbers above the chart, by mark, so that none covers another. */
function placesAbove(marks: readonly NamedMark[]): ReadonlyMap<NamedMark, number> {
  const above = marks
    .filter(({ area }) => !area.number)
    .toSorted((one, other) => middle(one.area) - middle(other.area));
  const places = avoidOverlaps(
    above.map(({ area }) => middle(area)),
    100,
  );
  return new Map(above.map((mark, place) => [mark, places[place] ?? 0]));
}

/** Draws a chart with its marks framed and numbered; frames are below what they frame. */
export function numberedChart(
  Chart: SessionChartDefinition['Chart'],
  marks: readonly NamedMark[],
): SessionChartDefinition['Chart'] {
  const places = placesAbove(marks);
  const top = places.size > 0 ? lane : 0;
  const y = (value: number) => top + (value * (100 - top)) / 100;
  const framed = marks.flatMap((mark, index) =>
    [mark.area, ...(mark.again ? [mark.again] : [])].map((area) => ({
      area,
      step: index + 1,
      x: area.number?.x ?? (area === mark.area ? places.get(mark) : undefined) ?? middle(area),
      y: area.number ? y(area.number.y) : lane / 2,
    })),
  );
  return (props) => (
    <>
      {framed.map(({ area, step, x }) => (
        <rect
          key={`${step} ${x}`}
          className="otm-mark__cell"
          x={percent(area.from)}
          y={percent(y(area.top))}
          width={percent(area.to - area.from)}
          height={percent(y(area.bottom) - y(area.top))}
        />
      ))}
      <svg y={percent(top)} height={percent(100 - top)} aria-hidden="true">
        <Chart {...props} />
      </svg>
      {framed.map(({ step, x, y: place }) => (
        <MarkNumber key={`${step} ${x}`} step={step} x={x} y={place} />
      ))}
    </>
  );
}
