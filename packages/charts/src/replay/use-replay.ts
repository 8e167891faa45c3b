import type { Episode } from '@otm/orderflow';
import type { IndicatorId } from '@otm/schema';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChartData } from '../session/chart-data.ts';
import { isReplayHash, parseReplayHash, type ReplayOrigin } from './replay-hash.ts';
import {
  clampSetting,
  type ReplayState,
  replaySettings,
  type SettingName,
  sessionLength,
} from './replay-settings.ts';
import { createReplayTape, type ReplayTape } from './replay-tape.ts';
import { prefersReducedMotion, useTicker } from './use-ticker.ts';

interface View extends ReplayState {
  readonly playing: boolean;
}

/** A replay's state and data, and what a visitor can do with it. */
export interface ReplayControl {
  readonly state: ReplayState;
  readonly playing: boolean;
  readonly data: ChartData;
  readonly change: (name: SettingName, value: number) => void;
  readonly togglePlay: () => void;
  readonly stepTrade: () => void;
  readonly stepBar: () => void;
  readonly restart: () => void;
  readonly nextSeed: () => void;
}

/** The session to replay, and whether it plays at once. */
export interface ReplayStart extends ReplayOrigin {
  readonly script?: readonly Episode[] | undefined;
  /**
   * Plays from where the still chart ends, or from the open if that's the entire session; not if the
   * hash names a state or the visitor prefers reduced motion.
   */
  readonly playsAtOnce?: boolean | undefined;
}

/** The state in the URL's hash or, by default, that of the still chart. */
function startOf(indicator: IndicatorId, { playsAtOnce = false, ...origin }: ReplayStart): View {
  const { hash } = location;
  const state = parseReplayHash(indicator, hash, origin);
  const playing = playsAtOnce && !isReplayHash(indicator, hash) && !prefersReducedMotion();
  return { ...state, playing, at: playing && state.at >= sessionLength ? 0 : state.at };
}

/** Replays one session; the initial state comes from the URL's hash. */
export function useReplay(indicator: IndicatorId, start: ReplayStart): ReplayControl {
  const { script } = start;
  const [view, setView] = useState<View>(() => startOf(indicator, start));
  const open = useCallback((state: ReplayState) => setView({ ...state, playing: false }), []);
  useHashChange(indicator, open);
  const { playing, ...state } = view;
  const tape = useTape(state, script);
  // While playing, the position includes fractions of a trade.
  const at = Math.floor(state.at);
  const { seed, percent, bands } = state;

  const update = (next: Partial<View>) => setView((now) => ({ ...now, ...next }));
  const moveTo = (now: View, position: number): View => {
    const stop =
      indicator === 'bar-timer'
        ? tape.stopBetween(Math.floor(now.at), Math.floor(position), now.stage)
        : undefined;
    const reached = Math.min(sessionLength, stop ?? position);
    return { ...now, at: reached, playing: now.playing && !stop && reached < sessionLength };
  };
  const step = (next: (position: number) => number) =>
    setView((now) => moveTo({ ...now, playing: false }, next(Math.floor(now.at))));
  // A frame may be pending when playback stops: it must not advance the replay.
  const positionAfter = ({ at: from, speed }: View, elapsed: number | undefined) =>
    elapsed === undefined ? tape.endOfBar(Math.floor(from)) : from + (speed * elapsed) / 1000;
  useTicker(playing, (elapsed) =>
    setView((now) => (now.playing ? moveTo(now, positionAfter(now, elapsed)) : now)),
  );
  return {
    state: { ...state, at },
    playing,
    data: tape.dataAt(at, { percent, bands }),
    change: (name, value) => update({ [name]: clampSetting(name, value) }),
    togglePlay: () => update({ playing: !playing, at: at < sessionLength ? state.at : 0 }),
    stepTrade: () => step((position) => position + 1),
    stepBar: () => step(tape.endOfBar),
    restart: () => update({ at: 0 }),
    nextSeed: () =>
      update({ seed: seed < replaySettings.seed.max ? seed + 1 : replaySettings.seed.min }),
  };
}

/** Rebuilds the tape only when a setting changes that its trades or indicators depend on. */
function useTape(state: ReplayState, script: readonly Episode[] | undefined): ReplayTape {
  const { seed, bar, swing, micro, repeats, percentile } = state;
  return useMemo(
    () => createReplayTape({ seed, bar, swing, micro, repeats, percentile }, script),
    [seed, bar, swing, micro, repeats, percentile, script],
  );
}

/** Follows a link to another state of the same replay, opened while its page is already there. */
function useHashChange(indicator: IndicatorId, onChange: (state: ReplayState) => void): void {
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (isReplayHash(indicator, hash)) onChange(parseReplayHash(indicator, hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [indicator, onChange]);
}
