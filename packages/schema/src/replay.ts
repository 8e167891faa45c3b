import type { ChartPlaceholder } from './chart-placeholders.ts';
import type { IndicatorId } from './indicator.ts';
import type { Message } from './message.ts';

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
  /** The position for screen readers. */
  readonly positionValue: Message<'trade' | 'trades'>;
  readonly speed: string;
  readonly speedValue: Message<'count'>;
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
  /** A setting's value with its unit. */
  readonly minutesValue: Message<'value'>;
  readonly percentValue: Message<'value'>;
  readonly bandsValue: Message<'value'>;
  readonly ticksValue: Message<'value'>;
  readonly tradesValue: Message<'value'>;
  readonly printsValue: Message<'value'>;
  /** Announced when the replay stops. */
  readonly announcements: {
    readonly [Id in IndicatorId]: Message<ChartPlaceholder<Id>, never>;
  };
  /** Shown once under reduced motion. */
  readonly reducedMotion: string;
}

/** The texts that one indicator's replay needs. */
export type ReplayTextsOf<Id extends IndicatorId> = Omit<ReplayTexts, 'announcements'> & {
  readonly announcements: Pick<ReplayTexts['announcements'], Id>;
};
