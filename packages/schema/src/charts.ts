import type {
  ChartId,
  ChartPlaceholder,
  SetupId,
  SetupSessionPlaceholder,
} from './chart-placeholders.ts';
import type { Message } from './message.ts';

/** Labels inside the charts, shared by all of them. */
export interface ChartLabels {
  readonly poc: string;
  readonly vah: string;
  readonly val: string;
  readonly vwap: string;
  readonly deltaPerBar: string;
  readonly cumulativeDelta: string;
  readonly deltaPerSwing: string;
  readonly deltaPerWindow: string;
  /** Sides of the aggressor: columns of a footprint, prints and imbalances. */
  readonly sells: string;
  readonly buys: string;
  readonly repeated: string;
  readonly large: string;
  /** Most that is left of the open bar. */
  readonly remaining: Message<'percent'>;
  /** The outcomes of a setup. */
  readonly worked: string;
  readonly failed: string;
  /** The bar of a setup's signal, and how far from it a target is. */
  readonly signal: string;
  readonly ticks: Message<'ticks'>;
  /** Shown in place of a chart without trades. */
  readonly empty: string;
  /** Lengths of bars. */
  readonly minutes: Message<'length'>;
  readonly tradesLong: Message<'length'>;
  readonly contracts: Message<'length'>;
}

/** Column headings of the tables that repeat a chart in numbers. */
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
  readonly step: string;
  readonly cumulative: string;
  readonly share: string;
}

/** Texts of the pictures that stories explain. */
export interface StoryTexts {
  /** The text alternative; the steps next to the picture say the rest. */
  readonly description: Message<'steps' | 'low' | 'high' | 'delta'>;
  /** The values below it. */
  readonly caption: Message<'trades' | 'volume'>;
}

/** Texts of one chart, which may use values of the drawn data. */
export interface ChartText<Placeholder extends string = string> {
  /** The chart's name. */
  readonly title: string;
  /** The text alternative, for screen readers. */
  readonly description: Message<Placeholder, never>;
  /** The values below it. */
  readonly caption: Message<Placeholder, never>;
}

/** Texts of a setup chart, which shows several sessions side by side. */
export interface SetupText<Placeholder extends string = string> extends ChartText<Placeholder> {
  /** The description of a single session. */
  readonly session: Message<SetupSessionPlaceholder, never>;
}

/** All texts of the charts in one language. */
export interface ChartTexts {
  /** Shown below every chart. */
  readonly simulated: string;
  /** Shown next to it. */
  readonly seed: Message<'seed'>;
  readonly showTable: string;
  /** A place of the chart that has a number, at the end of its text alternative. */
  readonly numbered: Message<'number' | 'place'>;
  readonly labels: ChartLabels;
  readonly columns: ChartColumns;
  readonly story: StoryTexts;
  readonly charts: {
    readonly [Id in Exclude<ChartId, SetupId>]: ChartText<ChartPlaceholder<Id>>;
  } & { readonly [Id in SetupId]: SetupText<ChartPlaceholder<Id>> };
}

/** The copy of the charts in one language; the other texts are labels. */
export type ChartCopy = Pick<ChartTexts, 'simulated' | 'charts'>;

/** The texts that one chart needs. */
export type ChartTextsOf<Id extends ChartId> = Omit<ChartTexts, 'charts'> & {
  readonly charts: Pick<ChartTexts['charts'], Id>;
};
