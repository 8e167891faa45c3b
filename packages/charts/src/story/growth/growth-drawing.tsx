import type { ProfileRow } from '@otm/orderflow';
import type { viewMarks } from '@otm/schema';
import { Label, Panel, percent } from '../../plot/plot.tsx';
import { scaleOfRows } from '../../plot/price-scale.ts';
import type { TradedSession } from '../../session/traded-session.ts';
import { PriceAxis } from '../price-axis.tsx';
import { layout } from '../scene-layout.ts';
import { MarkGroup, MarkNumber } from '../scene-mark.tsx';
import type { SceneDrawingProps } from '../story-scene.ts';
import type { GrowthStage } from './value-area-growth.ts';

/** The stages of a growing value area that steps can light. */
export type GrowthMarks = Readonly<Record<keyof (typeof viewMarks)['profile'], GrowthStage>>;

/** Width of the rows, in percent of the plot; to their right, a column for each step. */
const rowsWidth = 40;
/** Width of a row's panel, in its own units. */
const units = 200;
const top = 10;
const height = 78;
/** Baselines of the shares and of what they are, in percent of the plot. */
const shares = { values: 93.5, name: 99 };

const pathOf = (rows: readonly Readonly<ProfileRow>[], high: number, most: number) =>
  rows
    .filter(({ volume }) => volume > 0)
    .map(({ price, volume }) => `M0 ${high - price + 0.5}h${Math.round((volume * units) / most)}`)
    .join('');

interface StageMarkProps {
  readonly step: number;
  readonly stage: GrowthStage;
  readonly data: TradedSession;
  /** The rows that this step lights and none before it. */
  readonly rows: readonly Readonly<ProfileRow>[];
  /** Left edge and width of the step's column, in percent of the plot. */
  readonly x: number;
  readonly width: number;
}

/** The rows of a stage, and the range that it covers in a column of its own. */
function StageMark({ step, stage, data, rows, x, width }: StageMarkProps) {
  const high = data.rows.at(-1)?.price ?? stage.high;
  const most = Math.max(...data.rows.map(({ volume }) => volume));
  const edge = (price: number) => top + ((high - price) * height) / data.rows.length;
  const middle = x + width / 2;
  return (
    <MarkGroup step={step}>
      <Panel y={top} height={height} width={rowsWidth} box={[units, data.rows.length]}>
        <path className="otm-mark__row" d={pathOf(rows, high, most)} />
      </Panel>
      <rect
        className="otm-mark__range"
        x={percent(middle - width / 6)}
        y={percent(edge(stage.high))}
        width={percent(width / 3)}
        height={percent(Math.max(0.8, ((stage.high - stage.low + 1) * height) / data.rows.length))}
      />
      <MarkNumber step={step} x={middle} y={layout.numbers} />
      <text className="otm-mark__value" x={percent(middle)} y={percent(shares.values)}>
        {Math.round((stage.volume * 100) / data.area.total)}
      </text>
    </MarkGroup>
  );
}

/** Draws a profile, and how its value area grows from step to step. */
export const growthDrawing =
  (data: TradedSession, marks: GrowthMarks) =>
  ({ steps, texts }: SceneDrawingProps) => {
    const { rows, price } = data;
    const high = rows.at(-1)?.price ?? 0;
    const most = Math.max(...rows.map(({ volume }) => volume));
    const stages = steps.flatMap(({ mark }) =>
      Object.entries(marks).filter(([name]) => name === mark),
    );
    const width = (layout.width - rowsWidth - 2) / steps.length;
    const within = (stage: GrowthStage, level: number) => level >= stage.low && level <= stage.high;
    return (
      <>
        <Panel y={top} height={height} width={rowsWidth} box={[units, rows.length]}>
          <path className="otm-row" d={pathOf(rows, high, most)} />
        </Panel>
        {stages.map(([name, stage], index) => (
          <StageMark
            key={name}
            step={index + 1}
            stage={stage}
            data={data}
            rows={rows.filter(
              (row) =>
                within(stage, row.price) &&
                !stages.slice(0, index).some(([, earlier]) => within(earlier, row.price)),
            )}
            x={rowsWidth + 2 + index * width}
            width={width}
          />
        ))}
        <Label x={0} y={layout.numbers + 1}>
          {texts.columns.volume}
        </Label>
        <Label x={layout.width} y={shares.name} align="end">
          {texts.columns.share}
        </Label>
        <PriceAxis scale={scaleOfRows(rows)} y={top} height={height} price={price} />
      </>
    );
  };
