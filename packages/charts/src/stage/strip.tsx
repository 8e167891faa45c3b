import type { IndicatorId } from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as strips from '../indicators/strips.ts';
import { barPitch } from '../plot/bar-scale.ts';
import { boxes, strokes } from '../plot/path.ts';
import { stageParts } from './stage-parts.ts';
import { stageScale } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';
import { type StripDrawing, stripHeight } from './strip-drawing.tsx';

const drawings: Readonly<Record<IndicatorId, StripDrawing>> = strips;

/** Which indicator of which session, and the attributes of the root. */
export interface StripProps extends ComponentProps<'svg'> {
  /** The indicator to draw. It isn't the root's HTML `id`. */
  readonly id: IndicatorId;
  /** The entire session, from `computeStage`. */
  readonly data: StageData;
  /** The drawing's accessible name. */
  readonly title: string;
}

/** An indicator's reading of the session, on the clock of the stage, with the same part marked. */
export function Strip({ id, data, title, className, ...rest }: StripProps) {
  const scale = stageScale(data);
  const parts = stageParts(data);
  const Draw = drawings[id];
  const columns = (from: number, to: number) => ({
    x: from * barPitch,
    y: 0,
    width: (to - from) * barPitch,
    height: stripHeight,
  });
  const marked = parts.filter((part) => part.id === 'absorption');
  return (
    <svg
      className={classNames('otm-chart otm-strip otm-strip__chart', className)}
      viewBox={`0 0 ${scale.width} ${stripHeight}`}
      preserveAspectRatio="none"
      role="img"
      {...rest}
    >
      <title>{title}</title>
      <path
        className="otm-strip__part"
        d={boxes(marked.map(({ from, to }) => columns(from, to)))}
      />
      <path
        className="otm-divide"
        d={strokes(
          parts.slice(1).map(({ from }) => ({ x: from * barPitch, from: 0, to: stripHeight })),
        )}
      />
      <Draw data={data} scale={scale} />
    </svg>
  );
}
