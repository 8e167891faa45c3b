import type { IndicatorId, ReplayTexts } from '@otm/schema';

/** What a visitor may set; a position, a pace, a seed, and what the indicators depend on. */
export interface ReplayState {
  readonly seed: number;
  /** Trades of the session that have been replayed. */
  readonly at: number;
  /** Trades a second. */
  readonly speed: number;
  readonly bar: number;
  readonly percent: number;
  readonly bands: number;
  readonly swing: number;
  readonly micro: number;
  readonly repeats: number;
  readonly percentile: number;
  /** Percent remaining at which the replay stops; 100 never stops. */
  readonly stage: number;
}

/** Name of a setting, in the state and in the address. */
export type SettingName = keyof ReplayState;

/** Trades in a session. */
export const sessionLength = 9000;

type TextName = Exclude<keyof ReplayTexts, 'announcements'>;

/** The range of a setting and the texts of its control. */
export interface Setting {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  readonly label: TextName;
  /** The value with its unit; a setting without one is typed, for its values have no order that matters. */
  readonly value?: TextName;
  /** What stands for the greatest value; default: the value like any other. */
  readonly atMost?: TextName;
}

const setting = (
  [min, max, step, initial]: readonly [number, number, number, number],
  label: TextName,
  value?: TextName,
): Setting => ({ min, max, step, initial, label, ...(value && { value }) });

/** Every setting; a range is also what the address is held to. */
export const settings: Readonly<Record<SettingName, Setting>> = {
  seed: setting([1, 9999, 1, 7], 'seed'),
  at: setting([0, sessionLength, 1, 3000], 'position', 'positionValue'),
  speed: setting([20, 500, 20, 100], 'speed', 'speedValue'),
  bar: setting([1, 30, 1, 5], 'barMinutes', 'minutesValue'),
  percent: setting([50, 90, 1, 70], 'percent', 'percentValue'),
  bands: setting([1, 3, 1, 2], 'bands', 'bandsValue'),
  swing: setting([4, 40, 1, 8], 'swing', 'ticksValue'),
  micro: setting([10, 100, 5, 25], 'micro', 'tradesValue'),
  repeats: setting([2, 8, 1, 4], 'repeats', 'printsValue'),
  percentile: setting([95, 99.9, 0.1, 99.8], 'percentile', 'percentValue'),
  stage: { ...setting([25, 100, 25, 100], 'stage', 'percentValue'), atMost: 'noStage' },
};

/** The settings that each indicator's replay offers beside seed, position and speed. */
export const settingsOf: Readonly<Record<IndicatorId, readonly SettingName[]>> = {
  algorithms: ['repeats', 'percentile'],
  swing: ['swing'],
  micro: ['micro', 'bar'],
  cumulative: ['bar'],
  'delta-bar': ['bar'],
  profile: ['percent'],
  vwap: ['bands', 'bar'],
  'bar-timer': ['bar', 'stage'],
};

const names = Object.keys(settings) as SettingName[];

/** Brings a number into a setting's range and onto its steps; anything else is the first value. */
export function clampSetting(name: SettingName, value: number): number {
  const { min, max, step, initial } = settings[name];
  if (!Number.isFinite(value)) return initial;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Number(Math.min(max, min + steps * step).toFixed(1));
}

/** The state that a replay starts with. */
export const initialState = Object.fromEntries(
  names.map((name) => [name, settings[name].initial]),
) as unknown as ReplayState;
