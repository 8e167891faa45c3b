import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stageSpans } from './stage-clock.ts';
import { showsPattern, stageParts } from './stage-parts.ts';
import { computeStage } from './stage-tape.ts';

const data = computeStage(7);
const parts = stageParts(data);
const total = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0);

describe('the parts of a session', () => {
  it('cover every bar once, and add up to the session', () => {
    expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
    expect(parts.at(-1)?.to).toBe(data.bars.length);
    expect(total(parts.map(({ volume }) => volume))).toBe(data.area.total);
    expect(total(parts.map(({ delta }) => delta))).toBe(
      data.lastBar.deltaBefore + data.lastBar.delta,
    );
    expect(total(parts.map(({ move }) => move))).toBe(data.lastBar.close - data.bars[0].open);
  });

  it('have profiles that add up to the session’s', () => {
    const volumes = new Map<number, number>();
    for (const { price, volume } of data.profiles.flat())
      volumes.set(price, (volumes.get(price) ?? 0) + volume);
    expect(data.rows.map(({ price }) => volumes.get(price) ?? 0)).toEqual(
      data.rows.map(({ volume }) => volume),
    );
  });

  it('tell the story of the site’s session: the same selling moves price less and less', () => {
    const [, push, absorption, turn] = parts;
    expect([push?.move, push?.delta]).toEqual([-35, -1457]);
    expect([absorption?.move, absorption?.delta]).toEqual([-10, -966]);
    expect([turn?.move, turn?.delta]).toEqual([74, 1959]);
    expect(parts.map((part, at) => showsPattern(part, parts[at - 1]))).toEqual(Array(5).fill(true));
  });

  it('do not show a pattern that their numbers deny', () => {
    const [, push, absorption] = parts;
    if (!push || !absorption) throw new Error('A session has five parts.');
    expect(showsPattern({ ...push, delta: 5 }, parts[0])).toBe(false);
    expect(showsPattern({ ...absorption, perTick: push.perTick }, push)).toBe(false);
    expect(showsPattern({ ...absorption, move: 1 }, push)).toBe(false);
  });
});

it.each(['stage-notes', 'stage-rail'])('has the same clock in %s.css', (name) => {
  const css = readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8');
  const [columns] = /grid-template-columns:[^;]*(?:\d+fr[^;]*){5};/.exec(css) ?? [];
  const minutes = stageSpans.map(({ start, end }) => (end - start) / 60_000);
  const shares = [...(columns ?? '').matchAll(/(\d+)fr/g)].map(([, share]) => Number(share));
  expect(shares.map((share) => share * 5)).toEqual(minutes);
});
