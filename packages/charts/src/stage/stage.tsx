'use client';

import { format, type StageTexts } from '@otm/schema';
import { Button } from '@otm/ui';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { FigureAttributes } from '../figure/figure-frame.tsx';
import { StageControls } from './stage-controls.tsx';
import { StagePanels } from './stage-panels.tsx';
import { stageParts } from './stage-parts.ts';
import { StageNotes, StageRail } from './stage-rail.tsx';
import { readout } from './stage-readout.ts';
import { stageScale } from './stage-scale.ts';
import { StageTable } from './stage-table.tsx';
import { computeStage } from './stage-tape.ts';
import { stageValues } from './stage-values.ts';
import { useStageReplay } from './use-stage-replay.ts';

/** Which session, the texts around it, and the attributes of the figure. */
export interface StageProps extends FigureAttributes {
  /** The seed of the simulated session. A replay plays the same one. */
  readonly seed: number;
  /** The headings, sentences and labels, in the page's language. */
  readonly texts: StageTexts;
  /** The link to the risk disclosure, at the end of the caption. */
  readonly risk?: { readonly href: string; readonly label: string };
}

/** The session of a seed with everything that is drawn from it. */
function useStageSession(seed: number) {
  return useMemo(() => {
    const data = computeStage(seed);
    return { data, parts: stageParts(data), scale: stageScale(data) };
  }, [seed]);
}

/** Returns a ref to the button that starts the replay; it has the focus again once the replay ends. */
function useReturnedFocus(isReplaying: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasReplaying = useRef(false);
  useEffect(() => {
    if (wasReplaying.current && !isReplaying) button.current?.focus({ preventScroll: true });
    wasReplaying.current = isReplaying;
  }, [isReplaying]);
  return button;
}

/**
 * One session in five parts: price, VWAP, value area, profile and delta on one clock. The chosen part
 * is tinted in all of them and says what happened in it. Hydrated, it shows the values of the bar
 * below the pointer, and replays the session in the same figure.
 */
export function Stage({ seed, texts, risk, className, ...rest }: StageProps) {
  const session = useStageSession(seed);
  const { data: full, scale } = session;
  const { replay, start, close } = useStageReplay(seed);
  const startButton = useReturnedFocus(Boolean(replay));
  const [hovered, setHovered] = useState<number>();
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.floor(((clientX - left) / width) * scale.bars));
  };
  const shown = replay ? replay.data : full;
  const cursor = hovered ?? (replay?.data && replay.data.bars.length - 1);
  return (
    <figure
      className={classNames('otm-session', className)}
      data-replaying={replay && ''}
      {...rest}
    >
      <div className="otm-session__plot">
        <StagePanels {...session} texts={texts} replay={replay} cursor={cursor} />
        <p className="otm-session__values">
          {shown && cursor !== undefined ? readout(shown, texts, cursor) : texts.labels.delta}
        </p>
        {/* Above everything drawn, so that the pointer finds one target. */}
        <div
          className="otm-session__pointer"
          onPointerMove={follow}
          onPointerLeave={() => setHovered(undefined)}
        />
        <StageNotes {...session} texts={texts} />
      </div>
      <StageRail {...session} texts={texts} />
      <div className="otm-session__replay">
        {replay ? (
          <StageControls replay={replay} texts={texts} onClose={close} />
        ) : (
          <Button ref={startButton} onClick={start}>
            {texts.replay.start}
          </Button>
        )}
      </div>
      <figcaption>
        <p>
          <strong>{texts.simulated}</strong>
          {` ${format(texts.caption, stageValues(full))} `}
          {risk && <a href={risk.href}>{risk.label}</a>}
        </p>
        <StageTable {...session} texts={texts} />
      </figcaption>
    </figure>
  );
}
