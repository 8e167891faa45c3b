import type { SetupId } from './chart-placeholders.ts';
import type { IndicatorId } from './indicator.ts';

/** A part of a simulated session with its own behavior; `@otm/orderflow` explains the numbers. */
export interface SessionPart {
  /** A name in camel case, which the steps and variables of a story use: `push`. */
  readonly name: string;
  /** Where the part ends, as a share of the session's trades from 0 to 1. */
  readonly until: number;
  /** Trend: share of the aggression that buyers gain, -0.5 to 0.5. */
  readonly bias?: number;
  /** Balance: the pull back to the part's first price. */
  readonly reversion?: number;
  /** Absorption: share of every fill that the resting side puts back, 0 to 1. */
  readonly refill?: number;
  /** Exhaustion: share of sizes and bias that has faded by the end, 0 to 1. */
  readonly fade?: number;
}

/** The levels that a part of a session leaves behind. */
export type LevelName = 'high' | 'low' | 'poc' | 'vah' | 'val';

/** A simulated session: a seed, and a script of parts. */
export interface StorySession {
  /** Any integer; printed below each picture of the session. */
  readonly seed: number;
  readonly parts: readonly [SessionPart, ...SessionPart[]];
  /**
   * The first bid, in ticks of a quarter point.
   *
   * @defaultValue 21560
   */
  readonly open?: number;
  /** @defaultValue 9000 */
  readonly trades?: number;
  /**
   * Length of the session.
   *
   * @defaultValue 390
   */
  readonly minutes?: number;
  /**
   * Length of a bar.
   *
   * @defaultValue 15
   */
  readonly barMinutes?: number;
  /** Levels of a part, drawn from its end to the close. */
  readonly levels?: readonly { readonly of: string; readonly at: readonly LevelName[] }[];
  /** The part at whose start a second VWAP is anchored, in the views that draw the VWAP. */
  readonly anchor?: string;
}

/** The views that draw a session through time; their marks are the parts of the session. */
export const timeViews = ['price', 'delta', 'cumulative', 'vwap'] as const;

/** A view that draws a session through time. */
export type TimeView = (typeof timeViews)[number];

const rowValues = ['price', 'buys', 'sells', 'volume'] as const;
const diagonalValues = [...rowValues, 'against', 'againstPrice', 'ratio'] as const;
const growthValues = [
  // The lowest and the highest price, and how many there are.
  'low',
  'high',
  'rows',
  'volume',
  // Share of the session's volume, in percent.
  'share',
  // Rounds of the rule so far, and the next two rows on either side.
  'rounds',
  'above',
  'below',
] as const;
const stopValues = ['price', 'ticks', 'points'] as const;
const afterValues = ['bars', 'target', 'best', 'worst'] as const;

/** The marks of the views that have their own, each with the numbers that texts may name. */
export const viewMarks = {
  /** How the value area of a session grows, and the busiest price that stays outside. */
  profile: {
    poc: growthValues,
    pair: growthValues,
    half: growthValues,
    area: growthValues,
    outside: growthValues,
  },
  /** The bar of a session with the most diagonal imbalances. */
  footprint: {
    poc: rowValues,
    buyDiagonal: diagonalValues,
    sellDiagonal: diagonalValues,
    stack: ['low', 'high', 'count', 'buys', 'sells'],
    high: rowValues,
    low: rowValues,
  },
  /** The first signal of the first seed that has one, with a bar of its own for each step. */
  momentum: {
    value: ['vah', 'val', 'poc'],
    closes: ['first', 'second', 'firstTime', 'secondTime', 'edge'],
    trend: ['bars', 'delta', 'deltaSize', 'vwapPoints'],
    stop: stopValues,
    after: afterValues,
  },
  reversal: {
    extreme: ['price', 'time'],
    delta: ['now', 'best', 'missing'],
    reentry: ['close', 'time', 'vah', 'val'],
    stop: stopValues,
    after: afterValues,
  },
} as const;

/** A view that has marks of its own. */
export type MarkedView = keyof typeof viewMarks;

/** The indicators that replay what a view draws. */
export const replayOfView = {
  delta: 'delta-bar',
  cumulative: 'cumulative',
  vwap: 'vwap',
  profile: 'profile',
} as const satisfies Partial<Record<TimeView | MarkedView, IndicatorId>>;

/** The picture of a story. */
export type StoryView = TimeView | MarkedView;

/** A view of a named session. A setup's view has the session that its rule finds first. */
export type SessionView = Exclude<StoryView, SetupId>;

/** Every view of a story. */
export const storyViews: readonly StoryView[] = [
  ...timeViews,
  ...(Object.keys(viewMarks) as MarkedView[]),
];

/** Whether a view draws a named session; the others find theirs. */
export const needsSession = (view: StoryView): view is SessionView =>
  view !== 'momentum' && view !== 'reversal';

/** The numbers of an entire session that a story's text may name, as in `$session.delta`. */
export const sessionValues = [
  'seed',
  'trades',
  'volume',
  'minutes',
  'barMinutes',
  'open',
  'high',
  'low',
  'close',
  'range',
  'delta',
  'deltaSize',
  'percent',
  'poc',
  'vah',
  'val',
  'vwap',
  'sigma',
  'tick',
] as const;

/**
 * The numbers of a part of a session, as in `$push.delta`. Prices and distances are in points,
 * volumes in contracts. `ticks`, `points` and `deltaSize` have no sign; `move`, `delta` and the
 * cumulative deltas have one.
 */
export const partValues = [
  // When it starts and ends, and how long it takes.
  'from',
  'to',
  'minutes',
  // What price does.
  'open',
  'high',
  'low',
  'close',
  'range',
  'rangeTicks',
  'move',
  'points',
  'ticks',
  // Who trades.
  'trades',
  'volume',
  'buys',
  'sells',
  'delta',
  'deltaSize',
  // Delta as a share of volume in percent, without its sign.
  'share',
  // Net contracts for one tick of price.
  'perTick',
  'averageSize',
  // Cumulative delta of the session at the end of the part, and at its extremes within it.
  'cumulative',
  'cumulativeHigh',
  'cumulativeLow',
  // The part up to its first trade beyond the levels of the parts before it, and CVD at that trade.
  'breakPrice',
  'breakVolume',
  'breakDelta',
  'breakShare',
  'breakPerTick',
  'breakCumulative',
  // The first bar that ends within the part and closes beyond those levels.
  'breakBarClose',
  'breakBarVolume',
  'breakBarDelta',
  'breakBarShare',
  // VWAP of the session at the end of the part, and how far from it the part closes.
  'vwap',
  'sigma',
  'fromVwap',
  'sigmas',
  'upper',
  'lower',
  // VWAP anchored at the start of the session's `anchor`; without one it's that of the session.
  'anchored',
  // The profile of the session at the end of the part.
  'poc',
  'vah',
  'val',
  // The profile of the part alone.
  'partPoc',
  'partVah',
  'partVal',
  'partVwap',
] as const;

/** A number of an entire session. */
export type SessionValue = (typeof sessionValues)[number];

/** A number of a part of a session. */
export type PartValue = (typeof partValues)[number];

/** A picture that a story explains: a view, and the name of a session where the view needs one. */
export interface StoryPicture {
  readonly view: StoryView;
  readonly session?: string;
}

/** A step of a story: what it lights in the picture, and what there is to see. */
export interface StoryStep {
  /** A mark of the view; for a view through time, a part of its session. */
  readonly mark: string;
  readonly title: string;
  readonly text: string;
}

/** The most steps a story has room for. */
export const maxStorySteps = 7;
