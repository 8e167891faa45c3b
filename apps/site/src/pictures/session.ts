import { computeSession } from '@otm/ui/charts';

/** The seed of the simulated session that the site's still pictures show; a replay starts with it, too. */
const seed = 7;

/** One simulated session for all still pictures, computed once at build. */
export const session = computeSession(seed);

/** The same session in six-minute bars, for the first view: fewer candles, readable on a phone. */
export const heroSession = computeSession(seed, {
  settings: { bar: { unit: 'time', length: 360_000 } },
});
