import {
  computeFootprint,
  computeSession,
  findSetups,
  type SetupCase,
  type SetupKind,
  sampleTicks,
} from '@otm/charts';
import { generateTicks } from '@otm/orderflow';

/** The seed of the simulated session that the site's still pictures show; a replay starts with it, too. */
const seed = 7;

/** One simulated session for all still pictures, computed once at build. */
export const session = computeSession(seed);

/** The same session in ten-minute bars, for the first view: fewer candles, readable on a phone. */
export const heroSession = computeSession(seed, {
  settings: { bar: { unit: 'time', length: 600_000 } },
});

/** The footprint of one bar of the same session. */
export const footprint = computeFootprint(generateTicks(sampleTicks(seed)), seed);

const found = new Map<SetupKind, readonly SetupCase[]>();

/** The sessions that show a setup; many are searched through, so they are found once. */
export function setupCases(kind: SetupKind): readonly SetupCase[] {
  const cases = found.get(kind) ?? findSetups(kind);
  found.set(kind, cases);
  return cases;
}
