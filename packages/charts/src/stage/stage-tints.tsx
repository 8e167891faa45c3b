import { strokes } from '../plot/path.ts';
import { Panel } from '../plot/plot.tsx';
import type { StagePart } from './stage-parts.ts';
import { type StageScale, share } from './stage-scale.ts';

/** The parts of a session and its scales. */
export interface StageTintsProps {
  readonly parts: readonly StagePart[];
  readonly scale: StageScale;
}

/** A column per part, visible for the chosen one, and the lines between them. */
export function StageTints({ parts, scale: { bars } }: StageTintsProps) {
  return (
    <>
      {parts.map(({ number, from, to }) => (
        <rect
          key={number}
          className="otm-session__tint"
          data-part={number}
          x={share(from / bars)}
          width={share((to - from) / bars)}
          height="100%"
        />
      ))}
      <Panel box={[bars, 1]}>
        <path
          className="otm-divide"
          d={strokes(parts.slice(1).map(({ from }) => ({ x: from, from: 0, to: 1 })))}
        />
      </Panel>
    </>
  );
}
