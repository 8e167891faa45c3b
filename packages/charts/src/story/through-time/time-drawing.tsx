import type { TimeView } from '@otm/schema';
import { DeltaCandles } from '../../indicators/cumulative/delta-candles.tsx';
import { VwapLines } from '../../indicators/vwap/vwap-lines.tsx';
import { barsWidth, barX } from '../../plot/bar-scale.ts';
import { line } from '../../plot/path.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { type PriceScale, priceScale } from '../../plot/price-scale.ts';
import { SignedBars } from '../../plot/signed-bars.tsx';
import { formatClock } from '../../text/format.ts';
import { PriceAxis, TimeAxis } from '../price-axis.tsx';
import { layout } from '../scene-layout.ts';
import { AreaMark } from '../scene-mark.tsx';
import type { SceneDrawingProps } from '../story-scene.ts';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { placeNames } from './place-names.ts';
import type { PartedSession } from './read-session.ts';
import { levelLabel, levelsOf } from './session-levels.ts';

/** Bands of the VWAP in a story. */
const bands = 2;
/** The lower panel, in percent of the plot. */
const lower = { y: 74, height: 20 };

interface PanelProps {
  readonly parted: PartedSession;
  readonly view: TimeView;
  readonly texts: SceneDrawingProps['texts'];
}

/** A scale for the candles, and for the bands where they're drawn. */
function scaleOf({ data }: PartedSession, view: TimeView): PriceScale {
  const reach = (sign: number) =>
    view === 'vwap'
      ? data.session.vwap.map(({ vwap, sigma }) => Math.round(vwap + sign * bands * sigma))
      : [];
  return priceScale(
    Math.min(...data.bars.map(({ low }) => low), ...reach(-1)),
    Math.max(...data.bars.map(({ high }) => high), ...reach(1)),
  );
}

/** Milliseconds that the bars span. */
const durationOf = ({ data }: PartedSession) => data.bars.length * data.session.settings.bar.length;

/** The lines of the levels, from the end of their part to the close. */
function levelPaths(parted: PartedSession, scale: PriceScale) {
  const width = barsWidth(parted.data.bars.length);
  return levelsOf(parted)
    .map(({ from, price }) => {
      const x = Math.round((from / durationOf(parted)) * width);
      return `M${x} ${scale.y(price)}H${width}`;
    })
    .join('');
}

/** Candles with what the view draws over them, and the names of the lines. */
function PriceRow({ parted, view, texts }: PanelProps) {
  const { data, anchored, anchorBar, session } = parted;
  const { bars, lastVwap, price } = data;
  const height =
    (view === 'delta' || view === 'cumulative' ? lower.y - 6 : layout.bottom) - layout.top;
  const scale = scaleOf(parted, view);
  const y = (level: number) => layout.top + scale.share(level) * height;
  const levels = levelsOf(parted);
  const lines = levels.map((level) => ({
    name: `${levelLabel(level.name, texts)} ${price(level.price)}`,
    from: (level.from / durationOf(parted)) * layout.width,
    y: y(level.price),
  }));
  const candles = bars.map(({ high, low }, index) => ({
    left: (index / bars.length) * layout.width,
    right: ((index + 1) / bars.length) * layout.width,
    top: y(high),
    bottom: y(low),
  }));
  return (
    <>
      <PricePanel y={layout.top} height={height} width={layout.width} bars={bars} scale={scale}>
        {view === 'vwap' && <VwapLines values={data.session.vwap} scale={scale} bands={bands} />}
        {view === 'vwap' && session.anchor && (
          <path
            className="otm-swing"
            d={line(anchored.map(({ vwap }, index) => [barX(anchorBar + index), scale.y(vwap)]))}
          />
        )}
        {levels.length > 0 && <path className="otm-level" d={levelPaths(parted, scale)} />}
      </PricePanel>
      {view === 'vwap' && (
        <Label x={layout.width} y={y(lastVwap.vwap) - 1} align="end">
          {texts.labels.vwap}
        </Label>
      )}
      {placeNames(lines, candles).map(({ name, right, bottom }) => (
        <Label key={name} x={right} y={bottom} align="end">
          {name}
        </Label>
      ))}
      <PriceAxis scale={scale} y={layout.top} height={height} price={price} />
    </>
  );
}

/** The delta below the candles, where the view has one. */
function DeltaRow({ parted, view, texts }: PanelProps) {
  if (view !== 'delta' && view !== 'cumulative') return null;
  const { bars } = parted.data;
  const area = { ...lower, width: layout.width };
  const { cumulativeDelta, deltaPerBar } = texts.labels;
  return (
    <>
      {view === 'delta' ? (
        <SignedBars {...area} values={bars.map(({ delta }) => delta)} />
      ) : (
        <DeltaCandles {...area} bars={bars} />
      )}
      <Label x={0} y={lower.y - 1.5}>
        {view === 'delta' ? deltaPerBar : cumulativeDelta}
      </Label>
    </>
  );
}

/** Draws a session through time, with its parts marked. */
export const timeDrawing =
  (parted: PartedSession, view: TimeView) =>
  ({ steps, texts }: SceneDrawingProps) => {
    const duration = durationOf(parted);
    const x = (ms: number) => (ms / duration) * layout.width;
    const panel = { parted, view, texts };
    const spanOf = (mark: string) => {
      const place = parted.parts.findIndex(({ name }) => name === mark);
      const { from = 0 } = parted.parts[place] ?? {};
      const { from: to = duration } = parted.parts[place + 1] ?? {};
      return { from: x(from), to: x(to), top: layout.top - 1, bottom: layout.bottom };
    };
    const spans = steps.map(({ mark }) => spanOf(mark));
    const numbers = avoidOverlaps(spans.map(({ from, to }) => (from + to) / 2)).map((place) => ({
      x: place,
      y: layout.numbers,
    }));
    return (
      <>
        {steps.map(({ mark, title }, index) => {
          const area = { ...spanOf(mark), number: numbers[index] ?? { y: layout.numbers } };
          return <AreaMark key={mark} step={index + 1} title={title} area={area} />;
        })}
        <PriceRow {...panel} />
        <DeltaRow {...panel} />
        <TimeAxis duration={duration} clock={formatClock} />
      </>
    );
  };
