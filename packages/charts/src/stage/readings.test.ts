import { cumulativeDelta } from '@otm/orderflow';
import { indicatorIds, type ReadingTexts } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../testing/parse-number.ts';
import { readingFacts, readings } from './readings.ts';
import { stageParts } from './stage-parts.ts';
import { computeStage } from './stage-tape.ts';

describe.each([7, 8, 3])('the readings of seed %i', (seed) => {
  const data = computeStage(seed);
  const facts = readingFacts(data);
  const part = stageParts(data)[2];
  const bars = data.bars.slice(part?.from, part?.to);

  it('count the bars of the part', () => {
    expect(facts.bars).toBe(String(bars.length));
    expect(facts.below).toBe(String(bars.filter(({ delta }) => delta < 0).length));
  });

  it('take delta and its running total from the engine', () => {
    const last = bars.at(-1);
    expect(parseNumber(facts.delta)).toBe(part?.delta);
    expect(parseNumber(facts.total)).toBe(last && cumulativeDelta(last).close);
  });

  it('count no more prints, windows and rows than the session has', () => {
    expect(Number(facts.sellPrints)).toBeLessThanOrEqual(Number(facts.prints));
    expect(Number(facts.prints)).toBeLessThanOrEqual(data.session.prints.length);
    expect(Number(facts.sellWindows)).toBeLessThanOrEqual(Number(facts.windows));
    expect(Number(facts.rows)).toBeLessThanOrEqual(data.rows.length);
  });
});

const sessions = [7, 1, 2, 8].map((seed) => computeStage(seed));

it('change with the seed, every one of them', () => {
  const texts = Object.fromEntries(
    indicatorIds.map((id) => [id, '{delta} in {volume}']),
  ) as ReadingTexts;
  const read = sessions.map((data) => readings(data, texts));
  for (const id of indicatorIds)
    expect(new Set(read.map((it) => it[id])).size, id).toBeGreaterThan(1);
});

it('have numbers that change with the seed, except those of the settings and the clock', () => {
  const { bars, windowTrades, ...counted } = readingFacts(computeStage(7));
  for (const fact of Object.keys(counted) as (keyof typeof counted)[])
    expect(new Set(sessions.map((data) => readingFacts(data)[fact])).size, fact).toBeGreaterThan(1);
});
