import { barTimer } from '@otm/orderflow';
import { format, type IndicatorId, type ReadingFact, type ReadingTexts } from '@otm/schema';
import {
  formatClock,
  formatCount,
  formatMinutes,
  formatNumber,
  formatSigned,
} from '../text/format.ts';
import { type StagePart, stageParts } from './stage-parts.ts';
import type { StageData } from './stage-tape.ts';
import { formatMove } from './stage-values.ts';

/** The part that all readings are about, and the one before it. */
function readingParts(data: StageData): readonly [before: StagePart, part: StagePart] {
  const [, before, part] = stageParts(data);
  if (!before || !part) throw new Error('A session has five parts; see stageSpans.');
  return [before, part];
}

const isIn = (time: number, { start, end }: StagePart) => time >= start && time < end;

/** The leg of the zigzag that the middle of a part belongs to, with its delta. */
function legAcross({ session, lastTrade, lastBar }: StageData, { start, end }: StagePart) {
  const total = lastBar.deltaBefore + lastBar.delta;
  const turns = [...session.pivots, { ...lastTrade, delta: total }];
  const middle = (start + end) / 2;
  const last = Math.max(
    1,
    turns.findIndex(({ time }) => time > middle),
  );
  const [from, to] = [turns[last - 1] ?? lastTrade, turns[last] ?? lastTrade];
  const deltaOf = (turn: typeof from) => ('delta' in turn ? Number(turn.delta) : total);
  return { move: to.price - from.price, delta: deltaOf(to) - deltaOf(from) };
}

/** The part of its bar that is left when the session's lowest turn trades. */
function lowTurn({ session, lastTrade }: StageData) {
  const { length } = session.settings.bar;
  const low = session.pivots.reduce(
    (least, it) => (it.price < least.price ? it : least),
    lastTrade,
  );
  return { time: low.time, ...barTimer(low.time % length, length) };
}

/** Returns the numbers that the readings may use: those of one part, as each indicator counts it. */
export function readingFacts(data: StageData): Readonly<Record<ReadingFact, string>> {
  const [before, part] = readingParts(data);
  const { bars, session } = data;
  const own = bars.slice(part.from, part.to);
  const prints = session.prints.filter(({ time }) => isIn(time, part));
  const windows = session.micro.filter(({ start }) => isIn(start, part));
  const { vwap, sigma } = session.vwap[part.to - 1] ?? data.lastVwap;
  const rows = (at: StagePart) =>
    (data.profiles[at.number - 1] ?? []).filter(({ volume }) => volume > 0).length;
  const leg = legAcross(data, part);
  const low = lowTurn(data);
  const lastBar = own.at(-1) ?? data.lastBar;
  return {
    bars: formatCount(own.length),
    below: formatCount(own.filter(({ delta }) => delta < 0).length),
    delta: formatSigned(part.delta),
    total: formatSigned(lastBar.deltaBefore + lastBar.delta),
    prints: formatCount(prints.length),
    sellPrints: formatCount(prints.filter(({ side }) => side < 0).length),
    windows: formatCount(windows.length),
    sellWindows: formatCount(windows.filter((window) => window.delta < 0).length),
    windowTrades: formatCount(session.settings.micro),
    legMove: formatMove(leg.move, data),
    legDelta: formatSigned(leg.delta),
    sigmas: formatNumber((part.close - vwap) / (sigma || 1), 1),
    volume: formatCount(part.volume),
    rows: formatCount(rows(part)),
    perRow: formatCount(part.volume / Math.max(1, rows(part))),
    beforePerRow: formatCount(before.volume / Math.max(1, rows(before))),
    lowTime: formatClock(low.time),
    lowLeft: formatMinutes(low.remaining),
  };
}

/** Returns what each indicator says about the same part of a session. */
export function readings(
  data: StageData,
  texts: ReadingTexts,
): Readonly<Record<IndicatorId, string>> {
  const facts = readingFacts(data);
  const entries = Object.entries(texts).map(([id, text]) => [id, format(text, facts)]);
  return Object.fromEntries(entries) as Record<IndicatorId, string>;
}
