import type { IndicatorId } from './indicator.ts';

/** Labels and announcements of a replay: the chart that a visitor plays trade by trade. */
export interface ReplayTexts {
  /** The button that replaces the still picture by the replay. */
  readonly start: string;
  /** Shown while the code loads. */
  readonly loading: string;
  /** Shown when the code fails to load. */
  readonly failed: string;
  /** Name of the group of controls. */
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly stepTrade: string;
  readonly stepBar: string;
  readonly restart: string;
  readonly position: string;
  /** The position for screen readers; `{trade}`, `{trades}`. */
  readonly positionValue: string;
  readonly speed: string;
  /** `{count}` trades per second. */
  readonly speedValue: string;
  readonly seed: string;
  readonly newSeed: string;
  /** Names of the settings. */
  readonly barMinutes: string;
  readonly percent: string;
  readonly bands: string;
  readonly swing: string;
  readonly micro: string;
  readonly repeats: string;
  readonly percentile: string;
  readonly stage: string;
  /** Value of the stage setting when the replay never stops. */
  readonly noStage: string;
  /** A setting's value with its unit; `{value}`. */
  readonly minutesValue: string;
  readonly percentValue: string;
  readonly bandsValue: string;
  readonly ticksValue: string;
  readonly tradesValue: string;
  readonly printsValue: string;
  /** Announced when the replay stops; the placeholders of the indicator's chart. */
  readonly announcements: Readonly<Record<IndicatorId, string>>;
  /** Shown once under reduced motion. */
  readonly reducedMotion: string;
}

/** The texts that one indicator's replay needs. */
export type ReplayTextsOf<Id extends IndicatorId> = Omit<ReplayTexts, 'announcements'> & {
  readonly announcements: Pick<ReplayTexts['announcements'], Id>;
};
