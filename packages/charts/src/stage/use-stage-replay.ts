import { useMemo, useState } from 'react';
import { prefersReducedMotion, useTicker } from '../replay/use-ticker.ts';
import { createStageTape, type StageData } from './stage-tape.ts';

/** Trades per second that a visitor can choose from. */
export const stageSpeeds = [50, 200, 800] as const;

/** A replay on the stage, and what a visitor can do with it. */
export interface StageReplay {
  /** Trades that have been replayed. */
  readonly at: number;
  readonly length: number;
  readonly speed: number;
  readonly playing: boolean;
  /** `undefined` before the first trade. */
  readonly data: StageData | undefined;
  readonly seek: (at: number) => void;
  readonly togglePlay: () => void;
  readonly step: () => void;
  readonly setSpeed: (speed: number) => void;
}

interface Position {
  /** With fractions of a trade while it plays. */
  readonly at: number;
  readonly speed: number;
  readonly playing: boolean;
}

/** A replay once it has been started. */
export interface StageReplayState {
  readonly replay: StageReplay | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

/** Replays the session of a seed trade by trade, from its start; paused under reduced motion. */
export function useStageReplay(seed: number): StageReplayState {
  const [position, setPosition] = useState<Position>();
  const isOpen = Boolean(position);
  const tape = useMemo(() => (isOpen ? createStageTape(seed) : undefined), [isOpen, seed]);
  const update = (next: (now: Position) => Partial<Position>) =>
    setPosition((now) => now && { ...now, ...next(now) });
  useTicker(Boolean(position?.playing), (elapsed) => {
    if (!tape) return;
    update(({ at, speed }) => {
      const next =
        elapsed === undefined ? tape.endOfBar(Math.floor(at)) : at + (speed * elapsed) / 1000;
      return { at: Math.min(tape.length, next), playing: next < tape.length };
    });
  });
  return {
    start: () => setPosition({ at: 0, speed: stageSpeeds[1], playing: !prefersReducedMotion() }),
    close: () => setPosition(undefined),
    replay: position &&
      tape && {
        ...position,
        at: Math.floor(position.at),
        length: tape.length,
        data: tape.dataAt(Math.floor(position.at)),
        seek: (at) => update(() => ({ at })),
        togglePlay: () =>
          update(({ at, playing }) => ({ playing: !playing, at: at < tape.length ? at : 0 })),
        step: () =>
          update(({ at }) => ({ playing: false, at: Math.min(tape.length, Math.floor(at) + 1) })),
        setSpeed: (speed) => update(() => ({ speed })),
      },
  };
}
