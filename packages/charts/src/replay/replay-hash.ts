import type { IndicatorId } from '@otm/schema';
import {
  clampSetting,
  initialState,
  type ReplayState,
  type SettingName,
  settingsOf,
} from './replay-settings.ts';

const shared = (indicator: IndicatorId): readonly SettingName[] => [
  'seed',
  'at',
  'speed',
  ...settingsOf[indicator],
];

const paramsOf = (hash: string) => new URLSearchParams(hash.slice(1));

/** Whether a hash is the view of an indicator's replay. */
export const namesReplay = (indicator: IndicatorId, hash: string): boolean =>
  paramsOf(hash).get('replay') === indicator;

/**
 * Reads a view from an address's hash, for example `#replay=vwap&seed=7&at=1200&bands=3`. A hash
 * of something else gives the start values, a value out of range the nearest one allowed.
 *
 * @param seed The seed to start with where the hash has none.
 */
export function readHash(
  indicator: IndicatorId,
  hash: string,
  seed = initialState.seed,
): ReplayState {
  const start = { ...initialState, seed: clampSetting('seed', seed) };
  if (!namesReplay(indicator, hash)) return start;
  const params = paramsOf(hash);
  const given = shared(indicator).filter((name) => params.get(name));
  const values = given.map((name) => [name, clampSetting(name, Number(params.get(name)))]);
  return { ...start, ...Object.fromEntries(values) };
}

/** The hash of a view; only what the indicator uses stands in it. */
export function printHash(indicator: IndicatorId, state: ReplayState): string {
  const values = shared(indicator).map((name) => [name, String(state[name])]);
  return `#${new URLSearchParams([['replay', indicator], ...values])}`;
}
