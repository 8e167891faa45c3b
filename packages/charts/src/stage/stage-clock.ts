import { type StagePartId, stagePartIds } from '@otm/schema';

const minute = 60_000;

/** Minutes from the open to the end of each part; the simulation's script follows this clock. */
const ends: Readonly<Record<StagePartId, number>> = {
  balance: 55,
  push: 105,
  absorption: 160,
  turn: 290,
  fade: 390,
};

/** A part of the session and its time, in milliseconds from the open. */
export interface StageSpan {
  readonly id: StagePartId;
  /** Counts from 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** The five parts of the session, in order. */
export const stageSpans: readonly StageSpan[] = stagePartIds.map((id, index) => {
  const before = stagePartIds[index - 1];
  return {
    id,
    number: index + 1,
    start: before ? ends[before] * minute : 0,
    end: ends[id] * minute,
  };
});

/** The index of the part that a moment belongs to; after the close, the last one. */
export function spanIndexAt(time: number): number {
  const index = stageSpans.findIndex(({ end }) => time < end);
  return index < 0 ? stageSpans.length - 1 : index;
}
