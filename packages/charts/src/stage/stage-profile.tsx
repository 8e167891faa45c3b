import { rowStrokes } from '../plot/path.ts';
import { Panel } from '../plot/plot.tsx';
import { tickHeight } from '../plot/price-scale.ts';
import type { StageDrawingProps } from './stage-prices.tsx';
import type { StageScale } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';

/** Units of the longest row; more would only cost bytes. */
const width = 64;

/** Ticks that one row of the drawing adds up; the POC is drawn at its own tick. */
const rowTicks = 2;

/** Rows of one part; a row starts where that of the part before ends. */
interface PartRows {
  readonly number: number;
  readonly rows: readonly { readonly y: number; readonly from: number; readonly to: number }[];
}

/** Adds up a profile in rows of the drawing; returns their contracts by their place from the top. */
function drawnRows(profile: StageData['profiles'][number], { prices }: StageScale) {
  const rows = new Map<number, number>();
  for (const { price, volume } of profile) {
    const y = Math.floor((prices.high - price) / rowTicks);
    rows.set(y, (rows.get(y) ?? 0) + volume);
  }
  return [...rows].toSorted(([a], [b]) => a - b);
}

/** Stacks the profiles of the parts, from the right edge: a row shows when its volume traded. */
function stackRows({ data, scale }: StageDrawingProps): readonly PartRows[] {
  const reached = new Map<number, number>();
  const x = (contracts: number) =>
    width - Math.round((contracts * width) / (scale.volume * rowTicks));
  return data.profiles.map((profile, index) => ({
    number: index + 1,
    rows: drawnRows(profile, scale).flatMap(([y, volume]) => {
      const before = reached.get(y) ?? 0;
      reached.set(y, before + volume);
      const [from, to] = [x(before), x(before + volume)];
      return from === to ? [] : [{ y, from, to }];
    }),
  }));
}

/** Volume per price, growing from the right edge, with the POC as a line. */
export function StageProfile(props: StageDrawingProps) {
  const { data, scale } = props;
  const { prices } = scale;
  const poc = prices.share(data.area.poc) * prices.height;
  return (
    <>
      <Panel box={[width, prices.height / tickHeight / rowTicks]}>
        {/* In whole rows: the middle of each is half a unit below its top. */}
        <g transform="translate(0 .5)">
          {stackRows(props).map(({ number, rows }) => (
            <path key={number} className="otm-volume" data-part={number} d={rowStrokes(rows)} />
          ))}
        </g>
      </Panel>
      <Panel box={[1, prices.height]}>
        <path className="otm-poc" d={`M0 ${poc}h1`} />
      </Panel>
    </>
  );
}
