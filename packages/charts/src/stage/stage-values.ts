import type { StageFact, StageNote, StageTexts, StageValue } from '@otm/schema';
import { format } from '@otm/schema';
import { formatCount, formatShare, formatSigned, withSign } from '../text/format.ts';
import { type StagePart, showsPattern } from './stage-parts.ts';
import type { StageData } from './stage-tape.ts';

/** Formats ticks with their sign as points: `–8.75`. */
export const formatMove = (ticks: number, { price }: Pick<StageData, 'price'>): string =>
  withSign(ticks, price(ticks));

/** Returns the numbers that the description and the caption may use. */
export function stageValues(data: StageData): Readonly<Record<StageValue, string>> {
  const { area, bars, lastBar, lastVwap, price, rows, seed, session } = data;
  return {
    bars: formatCount(bars.length),
    trades: formatCount(session.count),
    seed: String(seed),
    low: price(rows[0]?.price ?? lastBar.low),
    high: price(rows.at(-1)?.price ?? lastBar.high),
    close: price(lastBar.close),
    vwap: price(lastVwap.vwap),
    poc: price(area.poc),
    val: price(area.val),
    vah: price(area.vah),
    share: formatShare(area.volume, area.total),
  };
}

/** Returns the numbers that the note of a part may use. */
function partFacts(
  part: StagePart,
  before: StagePart | undefined,
  { price }: StageData,
  { sides, directions }: StageTexts,
): Readonly<Record<StageFact, string>> {
  const points = (ticks: number) => price(Math.abs(ticks));
  return {
    contracts: formatCount(Math.abs(part.delta)),
    side: part.delta < 0 ? sides.sell : sides.buy,
    delta: formatSigned(part.delta),
    points: points(part.move),
    direction: part.move < 0 ? directions.down : directions.up,
    perTick: formatCount(part.perTick),
    volume: formatCount(part.volume),
    range: price(part.high - part.low),
    close: price(part.close),
    beforeContracts: formatCount(Math.abs(before?.delta ?? 0)),
    beforePoints: points(before?.move ?? 0),
    beforePerTick: formatCount(before?.perTick ?? 0),
  };
}

/** Returns the note of a part, with its numbers filled in. */
export function partNote(
  part: StagePart,
  before: StagePart | undefined,
  data: StageData,
  texts: StageTexts,
): StageNote {
  const { title, text } = showsPattern(part, before) ? texts.parts[part.id] : texts.plain;
  const facts = partFacts(part, before, data, texts);
  return { title: format(title, facts), text: format(text, facts) };
}
