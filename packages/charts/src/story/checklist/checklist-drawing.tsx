import type { SetupId } from '@otm/schema';
import { DeltaCandles } from '../../indicators/cumulative/delta-candles.tsx';
import { barsWidth, barX } from '../../plot/bar-scale.ts';
import { line } from '../../plot/path.ts';
import { Label } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { type PriceScale, priceScale } from '../../plot/price-scale.ts';
import { setupRules } from '../../setups/setup-rules.ts';
import { PriceAxis } from '../price-axis.tsx';
import { layout } from '../scene-layout.ts';
import { AreaMark, type MarkArea } from '../scene-mark.tsx';
import type { SceneDrawingProps } from '../story-scene.ts';
import { stopOf } from './checklist-numbers.ts';
import type { ReadChecklist } from './read-checklist.ts';

const lower = { y: 74, height: 20 };
const priceArea = { y: layout.top, height: lower.y - 6 - layout.top };

/** The bars and prices that each mark of a setup covers, in bars of the picture. */
function areasOf(
  setup: SetupId,
  read: ReadChecklist,
  scale: PriceScale,
): ReadonlyMap<string, MarkArea> {
  const { found, area, signal, extreme, bestDelta } = read;
  const first = found.bars[0]?.index ?? 0;
  const at = (index: number) => Math.max(0, index - first);
  const end = found.bars.length;
  const x = (bar: number) => (bar * layout.width) / end;
  const y = (price: number) => priceArea.y + scale.share(price) * priceArea.height;
  const bars = (from: number, to: number): MarkArea => ({
    from: x(from),
    to: x(to),
    top: layout.top - 1,
    bottom: layout.bottom,
  });
  const prices = { top: priceArea.y, bottom: priceArea.y + priceArea.height };
  const deltas = { top: lower.y, bottom: lower.y + lower.height };
  const below = { y: 97 };
  const now = at(signal) + 1;
  const stop = y(stopOf(setup, read));
  const after = bars(now, end);
  // Its number goes where neither candles nor prices cover it.
  const stopMark = (number: number): MarkArea => ({
    from: x(now),
    to: x(end),
    top: stop - 0.5,
    bottom: stop + 0.5,
    number: { x: number, y: stop },
  });
  if (setup === 'momentum')
    return new Map<string, MarkArea>([
      ['value', { from: 0, to: x(now), top: y(area.vah), bottom: y(area.val) }],
      ['closes', { ...bars(now - 2, now), ...prices }],
      ['trend', { ...bars(now - setupRules.trendBars, now), ...deltas, number: below }],
      ['stop', stopMark(x(end) - 10)],
      ['after', after],
    ]);
  return new Map<string, MarkArea>([
    ['extreme', { ...bars(at(extreme), at(extreme) + 1), ...prices }],
    ['delta', { ...bars(at(bestDelta), at(extreme) + 1), ...deltas, number: below }],
    ['reentry', { ...bars(now - 1, now), ...prices, number: { y: prices.bottom } }],
    ['stop', stopMark(x(end) - 1.5)],
    ['after', after],
  ]);
}

/** Draws the signal of a setup: price with VWAP and value area, and cumulative delta. */
export const checklistDrawing =
  (setup: SetupId, read: ReadChecklist) =>
  ({ steps, texts }: SceneDrawingProps) => {
    const { found, area, parted } = read;
    const { bars, vwap } = found;
    const { price } = parted.data;
    const scale = priceScale(
      Math.min(area.val, ...bars.map(({ low }) => low)),
      Math.max(area.vah, ...bars.map(({ high }) => high)),
    );
    const areas = areasOf(setup, read, scale);
    const width = barsWidth(bars.length);
    const levels = [area.vah, area.val].map((level) => `M0 ${scale.y(level)}h${width}`).join('');
    const y = (level: number) => priceArea.y + scale.share(level) * priceArea.height - 1;
    return (
      <>
        {steps.map(({ mark, title }, index) => {
          const found = areas.get(mark);
          return found && <AreaMark key={mark} step={index + 1} title={title} area={found} />;
        })}
        <PricePanel {...priceArea} width={layout.width} bars={bars} scale={scale}>
          <path className="otm-level" d={levels} />
          <path
            className="otm-vwap"
            d={line(vwap.map((value, index) => [barX(index), scale.y(value.vwap)]))}
          />
        </PricePanel>
        <Label x={0} y={y(area.vah)}>
          {texts.labels.vah}
        </Label>
        <Label x={0} y={y(area.val)}>
          {texts.labels.val}
        </Label>
        <DeltaCandles {...lower} width={layout.width} bars={bars} />
        <Label x={0} y={lower.y - 1.5}>
          {texts.labels.cumulativeDelta}
        </Label>
        <PriceAxis scale={scale} {...priceArea} price={price} />
      </>
    );
  };
