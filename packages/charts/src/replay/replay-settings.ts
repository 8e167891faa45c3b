import type { ReplayTexts } from '@otm/schema';

/** The visitor's choices: position, speed, seed, and the indicators' settings. */
export interface ReplayState {
  readonly seed: number;
  /** Trades of the session that have been replayed. */
  readonly at: number;
  /** Trades per second. */
  readonly speed: number;
  /** Minutes per bar. */
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

/** Name of a setting, in the state and in the URL. */
export type SettingName = keyof ReplayState;

/** Trades in a session. */
export const sessionLength = 9000;

type LabelName = Exclude<keyof ReplayTexts, 'announcements'>;

/** The range of a setting and the labels of its control. */
export interface ReplaySetting {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly label: LabelName;
  /** The value with its unit. A setting without one is typed, because its order has no meaning. */
  readonly value?: LabelName;
  /**
   * Shown for the greatest value.
   *
   * @defaultValue the value like any other
   */
  readonly maxValue?: LabelName;
}

const setting = (
  [min, max, step]: readonly [number, number, number],
  label: LabelName,
  value?: LabelName,
): ReplaySetting => ({ min, max, step, label, ...(value && { value }) });

/** The state in which a replay starts: where the still chart ends, so that nothing jumps. */
export const initialState: ReplayState = {
  seed: 7,
  at: sessionLength,
  speed: 100,
  bar: 5,
  percent: 70,
  bands: 2,
  swing: 8,
  micro: 25,
  repeats: 4,
  percentile: 99.8,
  stage: 100,
};

/** Every setting; values from the URL are limited to its range, too. */
export const replaySettings: Readonly<Record<SettingName, ReplaySetting>> = {
  seed: setting([1, 9999, 1], 'seed'),
  at: setting([0, sessionLength, 1], 'position', 'positionValue'),
  speed: setting([20, 500, 20], 'speed', 'speedValue'),
  bar: setting([1, 30, 1], 'barMinutes', 'minutesValue'),
  percent: setting([50, 90, 1], 'percent', 'percentValue'),
  bands: setting([1, 3, 1], 'bands', 'bandsValue'),
  swing: setting([4, 40, 1], 'swing', 'ticksValue'),
  micro: setting([10, 100, 5], 'micro', 'tradesValue'),
  repeats: setting([2, 8, 1], 'repeats', 'printsValue'),
  percentile: setting([95, 99.9, 0.1], 'percentile', 'percentValue'),
  stage: { ...setting([25, 100, 25], 'stage', 'percentValue'), maxValue: 'noStage' },
};

/** Moves a number onto the steps of a setting's range; the initial value if it isn't finite. */
export function clampSetting(name: SettingName, value: number): number {
  const { min, max, step } = replaySettings[name];
  if (!Number.isFinite(value)) return initialState[name];
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Number(Math.min(max, min + steps * step).toFixed(1));
}
