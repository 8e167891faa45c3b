import type { IndicatorId } from '@otm/content/schema';
import { useMemo, useState } from 'react';
import { clampSetting, type SettingName, sessionLength, settings } from './playground-settings.ts';
import { createReplay } from './replay.ts';
import { readHash } from './url-state.ts';
import { useTicker } from './use-ticker.ts';

/** The replay of one session: its view, its data, and what a visitor can do with it. */
export function useReplay(indicator: IndicatorId) {
  const [state, setState] = useState(() => readHash(indicator, location.hash));
  const [playing, setPlaying] = useState(false);
  const { seed, speed, bar, swing, micro, repeats, percentile, percent, bands, stage } = state;
  const replay = useMemo(
    () => createReplay({ seed, bar, swing, micro, repeats, percentile }),
    [seed, bar, swing, micro, repeats, percentile],
  );
  // While it runs the position has fractions of a trade.
  const at = Math.floor(state.at);
  const set = (name: SettingName, value: number) => setState((now) => ({ ...now, [name]: value }));
  const goTo = (position: number) => {
    const stop = indicator === 'bar-timer' && replay.stopBetween(at, Math.floor(position), stage);
    set('at', stop || Math.min(sessionLength, position));
    if (stop || position >= sessionLength) setPlaying(false);
  };
  useTicker(playing, (elapsed) => {
    goTo(elapsed === undefined ? replay.endOfBar(at) : state.at + (speed * elapsed) / 1000);
  });
  const step = (position: number) => {
    setPlaying(false);
    goTo(position);
  };
  return {
    state: { ...state, at },
    playing,
    data: replay.dataAt(at, { percent, bands }),
    set: (name: SettingName, value: number) => set(name, clampSetting(name, value)),
    togglePlay: () => {
      if (at >= sessionLength) set('at', 0);
      setPlaying(!playing);
    },
    stepTrade: () => step(at + 1),
    stepBar: () => step(replay.endOfBar(at)),
    restart: () => set('at', 0),
    nextSeed: () => set('seed', seed < settings.seed.max ? seed + 1 : settings.seed.min),
  };
}
