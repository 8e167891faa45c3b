import type { IndicatorId } from './indicator.ts';
import type { Message } from './message.ts';

/** The parts of the simulated session, in order. */
export const stagePartIds = ['balance', 'push', 'absorption', 'turn', 'fade'] as const;

/** A part of the simulated session. */
export type StagePartId = (typeof stagePartIds)[number];

/** Numbers and words that a note about one part may use; those with `before` are of the part before. */
export type StageFact =
  | 'contracts'
  | 'side'
  | 'delta'
  | 'points'
  | 'direction'
  | 'perTick'
  | 'volume'
  | 'range'
  | 'close'
  | 'beforeContracts'
  | 'beforePoints'
  | 'beforePerTick';

/** Numbers of the entire session that its description and caption may use. */
export type StageValue =
  | 'bars'
  | 'trades'
  | 'seed'
  | 'low'
  | 'high'
  | 'close'
  | 'vwap'
  | 'poc'
  | 'val'
  | 'vah'
  | 'share';

/** The message of a part's numbers: a sentence with the fact, and what it means. */
export interface StageNote {
  readonly title: Message<StageFact, never>;
  readonly text: Message<StageFact, never>;
}

/** Labels of the replay inside the stage. */
export interface StageReplayTexts {
  readonly start: string;
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly close: string;
  readonly position: string;
  readonly speed: string;
  /** Trades per second. */
  readonly rate: Message<'count'>;
  /** The values of the bar below the pointer, or of the latest one. */
  readonly readout: Message<'time' | 'price' | 'vwap' | 'delta'>;
  readonly trade: Message<'trade' | 'trades'>;
}

/** Texts of the stage: one session in five parts. */
export interface StageTexts {
  readonly title: string;
  /** The text alternative, for screen readers. */
  readonly description: Message<StageValue, never>;
  readonly legend: string;
  readonly table: string;
  readonly columns: {
    readonly part: string;
    readonly time: string;
    readonly points: string;
    readonly delta: string;
    readonly volume: string;
    readonly perTick: string;
  };
  readonly parts: Readonly<Record<StagePartId, StageNote & { readonly name: string }>>;
  /** The note of a part whose numbers don't show what its own note says. */
  readonly plain: StageNote;
  readonly sides: { readonly buy: string; readonly sell: string };
  readonly directions: { readonly up: string; readonly down: string };
  readonly labels: {
    readonly vwap: Message<'price'>;
    readonly poc: Message<'price'>;
    readonly vah: Message<'price'>;
    readonly val: Message<'price'>;
    /** The title of the lower panel. */
    readonly delta: string;
    readonly points: Message<'value'>;
    readonly contracts: Message<'value'>;
  };
  readonly simulated: string;
  readonly caption: Message<StageValue, never>;
  readonly replay: StageReplayTexts;
}

/** Numbers of one part, as each indicator counts it, that its reading may use. */
export type ReadingFact =
  | 'bars'
  | 'below'
  | 'delta'
  | 'total'
  | 'prints'
  | 'sellPrints'
  | 'windows'
  | 'sellWindows'
  | 'windowTrades'
  | 'legMove'
  | 'legDelta'
  | 'sigmas'
  | 'volume'
  | 'rows'
  | 'perRow'
  | 'beforePerRow'
  | 'lowTime'
  | 'lowLeft';

/** The statement of each indicator about the same part of the session. */
export type ReadingTexts = Readonly<Record<IndicatorId, Message<ReadingFact, never>>>;

/** Texts of the proof: effort and result, the POC, and the seed to check both with. */
export interface ProofTexts {
  readonly effort: { readonly title: string; readonly text: string };
  readonly volume: { readonly title: string; readonly text: Message<StageValue, never> };
  readonly check: {
    readonly title: string;
    readonly seed: Message<'seed', never>;
    readonly text: string;
    readonly label: string;
    readonly action: string;
    /** Announced once another session is computed. */
    readonly done: Message<'seed'>;
  };
}
