import {
  computeFootprint,
  computeSession,
  findSetups,
  type SetupCase,
  sampleTicks,
} from '@otm/charts';
import { computeStage } from '@otm/charts/stage';
import { generateTicks } from '@otm/orderflow';
import type { SetupId } from '@otm/schema';

/** The seed of the simulated session in the site's pictures; replays start with it too. */
const seed = 7;

/** The simulated session of all pictures, computed once per build. */
export const session = computeSession(seed);

/** The same session in five parts. */
export const stage = computeStage(seed);

/** The same session in ten-minute bars: fewer candles, readable on a phone. */
export const heroSession = computeSession(seed, {
  settings: { bar: { unit: 'time', length: 600_000 } },
});

/** The footprint of one bar of the same session. */
export const footprint = computeFootprint(generateTicks(sampleTicks(seed)), seed);

const found = new Map<SetupId, readonly SetupCase[]>();

/** Returns the sessions that show a setup; the search is slow, so its result is kept. */
export function setupCases(kind: SetupId): readonly SetupCase[] {
  const cases = found.get(kind) ?? findSetups(kind);
  found.set(kind, cases);
  return cases;
}
