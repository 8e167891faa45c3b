import type { IndicatorId } from './indicator.ts';
import type { Message } from './message.ts';

/** The pictures that are computed from simulated trades. */
export type ChartId = IndicatorId | 'hero' | 'footprint' | SetupId;

/** The pictures that show several sessions of one setup. */
export type SetupId = 'momentum' | 'reversal';

/** What may stand as `{name}` in a text about a chart; each is a number of the drawn data. */
export const chartValueNames = [
  'seed',
  'trades',
  'bars',
  'barLength',
  'volume',
  'open',
  'high',
  'low',
  'close',
  'delta',
  'lastDelta',
  'vwap',
  'sigma',
  'bands',
  'upper',
  'lower',
  'poc',
  'vah',
  'val',
  'percent',
  'share',
  'swings',
  'swingTicks',
  'windows',
  'windowTrades',
  'repeated',
  'repeats',
  'large',
  'percentile',
  'remaining',
  'stage',
] as const;

/** A value that a text about a chart may name. */
export type ChartValueName = (typeof chartValueNames)[number];

/** What may stand as `{name}` in the description of a footprint. */
export const footprintValueNames = [
  'low',
  'high',
  'buys',
  'sells',
  'ratio',
  'buyImbalances',
  'sellImbalances',
] as const;

/** A value that the description of a footprint may name. */
export type FootprintValueName = (typeof footprintValueNames)[number];

/** What may stand as `{name}` in the description of a setup: the rule that its sessions are picked by. */
export const setupRuleNames = ['slope', 'comeBack', 'target', 'after', 'each'] as const;

/** A value of the rule that a setup's description may name. */
export type SetupRuleName = (typeof setupRuleNames)[number];

/** What may stand as `{name}` in the description of one session of a setup. */
export const setupCaseNames = ['time', 'close', 'bars', 'low', 'high'] as const;

/** A value that the description of one session of a setup may name. */
export type SetupCaseName = (typeof setupCaseNames)[number];

/** The words that stand inside pictures, the same in all of them. */
export interface ChartLabels {
  readonly poc: string;
  readonly vah: string;
  readonly val: string;
  readonly vwap: string;
  readonly deltaPerBar: string;
  readonly cumulativeDelta: string;
  readonly deltaPerSwing: string;
  readonly deltaPerWindow: string;
  /** Aggressors: the two columns of a footprint, the sides of prints and imbalances. */
  readonly sells: string;
  readonly buys: string;
  readonly repeated: string;
  readonly large: string;
  /** How much of a bar is left at most. */
  readonly remaining: Message<'percent'>;
  /** The outcomes of a setup. */
  readonly worked: string;
  readonly failed: string;
  /** Instead of a chart without trades. */
  readonly empty: string;
  /** Lengths of bars. */
  readonly minutes: Message<'length'>;
  readonly tradesLong: Message<'length'>;
  readonly contracts: Message<'length'>;
}

/** Heads of the columns of the tables that say in numbers what a chart draws. */
export interface ChartColumns {
  readonly time: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  readonly delta: string;
  readonly maxDelta: string;
  readonly minDelta: string;
  readonly vwap: string;
  readonly sigma: string;
  readonly upper: string;
  readonly lower: string;
  readonly price: string;
  readonly buys: string;
  readonly sells: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly side: string;
  readonly size: string;
  readonly count: string;
  readonly bar: string;
  readonly remaining: string;
  readonly stage: string;
  readonly imbalance: string;
  readonly outcome: string;
  readonly seed: string;
}

/** A chart's labels, which may name values of the drawn data. */
export interface ChartText<Value extends string = ChartValueName> {
  /** The picture's name. */
  readonly title: string;
  /** What it shows, for screen readers. */
  readonly description: Message<Value, never>;
  /** The values under it. */
  readonly caption: Message<Value, never>;
}

/** The labels of a setup: several sessions next to each other. */
export interface SetupText extends ChartText<SetupRuleName> {
  /** What one of the sessions shows. */
  readonly session: Message<SetupCaseName, never>;
}

/** Every text of the computed pictures in one language. */
export interface ChartTexts {
  /** Stands under every picture. */
  readonly simulated: string;
  /** Shown next to it. */
  readonly seed: Message<'seed'>;
  readonly showTable: string;
  readonly words: ChartLabels;
  readonly columns: ChartColumns;
  readonly charts: Readonly<
    Record<IndicatorId | 'hero', ChartText> &
      Record<'footprint', ChartText<FootprintValueName>> &
      Record<SetupId, SetupText>
  >;
}

/** The texts that one chart needs. */
export type ChartTextsOf<Id extends ChartId> = Omit<ChartTexts, 'charts'> & {
  readonly charts: Pick<ChartTexts['charts'], Id>;
};

/** Texts of the live chart that a visitor starts. */
export interface ReplayTexts {
  /** The button that turns the still picture into a live one. */
  readonly start: string;
  /** While its code is on the way, and when it did not come. */
  readonly loading: string;
  readonly failed: string;
  /** Name of the group of controls. */
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly stepTrade: string;
  readonly stepBar: string;
  readonly restart: string;
  readonly position: string;
  /** The position, for screen readers. */
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
  /** The stage at which the replay stops when it stops at none. */
  readonly noStage: string;
  /** A setting's value with its unit, for screen readers. */
  readonly minutesValue: Message<'value'>;
  readonly percentValue: Message<'value'>;
  readonly bandsValue: Message<'value'>;
  readonly ticksValue: Message<'value'>;
  readonly tradesValue: Message<'value'>;
  readonly printsValue: Message<'value'>;
  /** What screen readers announce when the replay stops. */
  readonly announcements: Readonly<Record<IndicatorId, Message<ChartValueName, never>>>;
  /** Said once under reduced motion. */
  readonly reducedMotion: string;
}

/** The texts that one indicator's live chart needs. */
export type ReplayTextsOf<Id extends IndicatorId> = Omit<ReplayTexts, 'announcements'> & {
  readonly announcements: Pick<ReplayTexts['announcements'], Id>;
};
