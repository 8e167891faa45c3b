import { cumulativeDelta } from './cumulative-delta.ts';
import { goldenTape, sampleSettings, sampleTape } from './sample-tapes.ts';
import { createSession, type SessionSettings } from './session.ts';
import type { Trade } from './trade.ts';
import { valueArea } from './value-area.ts';

/** The input of a golden vector. */
interface GoldenTape {
  readonly description: string;
  readonly settings?: Partial<SessionSettings>;
  readonly trades: Iterable<Trade>;
}

const trade = (time: number, price: number, bid: number, ask: number, size: number): Trade => ({
  time,
  price,
  bid,
  ask,
  size,
});

/** The tapes of the golden vectors in `golden/`, by the name of their file. */
export const goldenTapes: Readonly<Record<string, GoldenTape>> = {
  'three-bars': {
    description: 'Nine trades in three one-minute bars, to check by hand.',
    trades: goldenTape,
  },
  'locked-book': {
    description: 'The tick rule: inside the spread, in a locked book, and before there is a side.',
    trades: [
      trade(0, 100, 100, 100, 2),
      trade(1000, 101, 101, 101, 3),
      trade(2000, 101, 101, 101, 4),
      trade(3000, 100, 99, 101, 5),
      trade(4000, 100, 99, 101, 6),
      trade(5000, 103, 100, 102, 7),
      trade(6000, 98, 99, 101, 8),
    ],
  },
  'value-area-ties': {
    description: 'A tie for the POC, and a price without trades inside the range.',
    trades: [
      [100, 10],
      [101, 4],
      [102, 20],
      [103, 4],
      [104, 20],
      [105, 4],
      [107, 6],
    ].map(([price = 0, size = 0], index) => trade(index * 1000, price, price, price + 1, size)),
  },
  'volume-bars': {
    description: 'Bars of 50 contracts: no trade is split, so a bar can exceed its length.',
    settings: { bar: { unit: 'volume', length: 50 }, micro: 3 },
    trades: goldenTape.flatMap((it, index) => [it, { ...it, size: 7 * (index + 1) }]),
  },
  'a-session': {
    description: 'Three hundred simulated trades with swings, windows and marked prints.',
    settings: {
      bar: { unit: 'time', length: 1_800_000 },
      swing: 2,
      prints: { repeats: 2, gap: 600_000, from: 2, percentile: 95 },
    },
    trades: sampleTape(3, 300),
  },
};

/** Computes a golden vector: its input and what every indicator returns for it. */
export function goldenVector({ description, settings, trades }: GoldenTape) {
  const session = createSession({ ...sampleSettings, ...settings });
  const input = [...trades];
  const sides = input.map((it) => session.add(it));
  const rows = session.profile.rows();
  return {
    description,
    settings: session.settings,
    trades: input,
    expected: {
      sides,
      bars: session.bars,
      cumulativeDelta: session.bars.map((bar) => cumulativeDelta(bar)),
      vwap: session.vwap,
      profile: rows,
      valueArea: valueArea(rows, 70),
      pivots: session.pivots,
      micro: session.micro,
      prints: session.prints,
    },
  };
}
