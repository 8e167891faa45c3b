import type { IndicatorId } from '@otm/schema';
import { useEffect, useMemo, useState } from 'react';
import { namesReplay, readHash } from './replay-hash.ts';
import {
  clampSetting,
  type ReplayState,
  type SettingName,
  sessionLength,
  settings,
} from './replay-settings.ts';
import { createReplayTape } from './replay-tape.ts';
import { useTicker } from './use-ticker.ts';

interface View extends ReplayState {
  readonly playing: boolean;
}

/** The replay of one session: its view, its data, and what a visitor can do with it. */
export function useReplay(indicator: IndicatorId, seedAtStart?: number) {
  const [view, setView] = useState<View>(() => ({
    ...readHash(indicator, location.hash, seedAtStart),
    playing: false,
  }));
  const { playing, ...state } = view;
  const { seed, bar, swing, micro, repeats, percentile, percent, bands } = state;
  const replay = useMemo(
    () => createReplayTape({ seed, bar, swing, micro, repeats, percentile }),
    [seed, bar, swing, micro, repeats, percentile],
  );
  // While it runs the position has fractions of a trade.
  const at = Math.floor(state.at);
  const change = (next: Partial<View>) => setView((now) => ({ ...now, ...next }));
  const moveTo = (now: View, position: number): View => {
    const stop =
      indicator === 'bar-timer'
        ? replay.stopBetween(Math.floor(now.at), Math.floor(position), now.stage)
        : undefined;
    const reached = Math.min(sessionLength, stop ?? position);
    return { ...now, at: reached, playing: now.playing && !stop && reached < sessionLength };
  };
  // An address that somebody sent can be opened in a page that is already there.
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (namesReplay(indicator, hash)) setView({ ...readHash(indicator, hash), playing: false });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [indicator]);
  const nextBar = (now: View) => replay.endOfBar(Math.floor(now.at));

  useTicker(playing, (elapsed) =>
    setView((now) =>
      moveTo(now, elapsed === undefined ? nextBar(now) : now.at + (now.speed * elapsed) / 1000),
    ),
  );
  return {
    state: { ...state, at },
    playing,
    data: replay.dataAt(at, { percent, bands }),
    set: (name: SettingName, value: number) => change({ [name]: clampSetting(name, value) }),
    togglePlay: () => change({ playing: !playing, at: at < sessionLength ? state.at : 0 }),
    stepTrade: () => setView((now) => moveTo({ ...now, playing: false }, Math.floor(now.at) + 1)),
    stepBar: () => setView((now) => moveTo({ ...now, playing: false }, nextBar(now))),
    restart: () => change({ at: 0 }),
    nextSeed: () => change({ seed: seed < settings.seed.max ? seed + 1 : settings.seed.min }),
  };
}
