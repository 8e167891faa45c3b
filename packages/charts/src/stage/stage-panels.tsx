import { format, type StageTexts } from '@otm/schema';
import type { ReactNode } from 'react';
import { StageDelta } from './stage-delta.tsx';
import type { StagePart } from './stage-parts.ts';
import { StageLevels, StagePrices } from './stage-prices.tsx';
import { StageProfile } from './stage-profile.tsx';
import { axisPrices, type StageScale, share } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';
import { StageTints } from './stage-tints.tsx';
import { stageValues } from './stage-values.ts';
import type { StageReplay } from './use-stage-replay.ts';

/** The data that the panels of the stage draw. */
export interface StagePanelsProps {
  /** The entire session. */
  readonly data: StageData;
  readonly parts: readonly StagePart[];
  readonly scale: StageScale;
  readonly texts: StageTexts;
  /** As much as has been replayed is drawn, with the entire session as a ghost behind it. */
  readonly replay?: Pick<StageReplay, 'data'> | undefined;
  /** The bar whose values are shown. */
  readonly cursor?: number | undefined;
}

type Drawing = typeof StagePrices;

/** A panel's drawing: the session, or its ghost with what has been replayed in front of it. */
function Layers({ draw: Draw, ...props }: StagePanelsProps & { readonly draw: Drawing }) {
  const { data, replay, scale } = props;
  if (!replay) return <Draw data={data} scale={scale} />;
  return (
    <>
      <g className="otm-session__ghost">
        <Draw data={data} scale={scale} />
      </g>
      {replay.data && <Draw data={replay.data} scale={scale} />}
    </>
  );
}

/** The line at the bar whose values are shown. */
function Cursor({ cursor, scale }: StagePanelsProps): ReactNode {
  if (cursor === undefined) return null;
  const x = share((cursor + 0.5) / scale.bars);
  return <line className="otm-session__cursor" x1={x} x2={x} y2="100%" />;
}

/** Price, its axis, the volume profile and delta of a session on one clock. */
export function StagePanels(props: StagePanelsProps) {
  const { data, replay, scale, texts, parts } = props;
  const shown = replay?.data ?? data;
  const { labels } = texts;
  const values = stageValues(shown);
  const label = (name: 'vwap' | 'poc' | 'vah' | 'val') =>
    format(labels[name], { price: values[name] });
  return (
    <>
      <svg className="otm-chart otm-session__prices" role="img">
        <title>{texts.title}</title>
        <desc>{format(texts.description, stageValues(data))}</desc>
        <StageTints parts={parts} scale={scale} />
        <Layers {...props} draw={StagePrices} />
        <StageLevels
          data={shown}
          scale={scale}
          labels={{ vwap: label('vwap'), vah: label('vah'), val: label('val') }}
        />
        <Cursor {...props} />
      </svg>
      <svg className="otm-chart otm-session__axis" aria-hidden="true">
        {axisPrices(scale.prices).map((price) => (
          <text key={price} x="8" dy="4" y={share(scale.prices.share(price))}>
            {data.price(price).replace(/\.0+$/, '')}
          </text>
        ))}
      </svg>
      <svg className="otm-chart otm-session__profile" aria-hidden="true">
        <Layers {...props} draw={StageProfile} />
        <text
          className="otm-session__poc"
          x="100%"
          dx="-8"
          dy="-10"
          y={share(scale.prices.share(shown.area.poc))}
          textAnchor="end"
        >
          {label('poc')}
        </text>
      </svg>
      <svg className="otm-chart otm-session__delta" aria-hidden="true">
        <StageTints parts={parts} scale={scale} />
        <Layers {...props} draw={StageDelta} />
        <Cursor {...props} />
      </svg>
    </>
  );
}
