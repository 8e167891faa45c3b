import type { IndicatorId } from '@otm/schema';
import { indicators } from '../indicators/index.ts';
import {
  clampSetting,
  initialState,
  type ReplayState,
  type SettingName,
} from './replay-settings.ts';

/** The settings that an indicator's hash contains, in this order. */
const namesInHash = (indicator: IndicatorId): readonly SettingName[] => [
  'seed',
  'at',
  'speed',
  ...indicators[indicator].settings,
];

/** The seed and the position that a replay starts with, unless the hash names others. */
export interface ReplayOrigin {
  readonly seed?: number | undefined;
  /** Trades that the still chart shows; all by default. */
  readonly at?: number | undefined;
}

const paramsOf = (hash: string) => new URLSearchParams(hash.slice(1));

/** Whether a hash belongs to an indicator's replay. */
export const isReplayHash = (indicator: IndicatorId, hash: string): boolean =>
  paramsOf(hash).get('replay') === indicator;

/**
 * Parses a replay's state from a URL's hash, for example `#replay=vwap&seed=7&at=1200&bands=3`. Any
 * other hash returns the initial state; a value out of range is limited to it.
 *
 * @param start The seed and the position for a hash without them.
 */
export function parseReplayHash(
  indicator: IndicatorId,
  hash: string,
  { seed = initialState.seed, at = initialState.at }: ReplayOrigin = {},
): ReplayState {
  const start = {
    ...initialState,
    seed: clampSetting('seed', seed),
    at: clampSetting('at', at),
  };
  if (!isReplayHash(indicator, hash)) return start;
  const params = paramsOf(hash);
  const given = namesInHash(indicator).filter((name) => params.get(name));
  const values = given.map((name) => [name, clampSetting(name, Number(params.get(name)))]);
  return { ...start, ...Object.fromEntries(values) };
}

/** Formats a replay's state as a hash; it contains only what the indicator uses. */
export function formatReplayHash(indicator: IndicatorId, state: ReplayState): string {
  const values = namesInHash(indicator).map((name) => [name, String(state[name])]);
  return `#${new URLSearchParams([['replay', indicator], ...values])}`;
}
