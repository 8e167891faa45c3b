import {
  computeFootprint,
  computeSession,
  computeStorySession,
  findSetups,
  type SessionChartId,
  type SetupCase,
  type SimulatedData,
  sampleTicks,
} from '@otm/charts';
import { computeStage } from '@otm/charts/stage';
import { generateTicks } from '@otm/orderflow';
import type { SetupId, StorySession } from '@otm/schema';
import { computeOnce } from '../../compute-once.ts';

/** The seed of the simulated session in the site's pictures; replays start with it too. */
const seed = 7;

/** The simulated session of all pictures that have none of their own, computed once per build. */
export const session = computeSession(seed);

const sessions = new Map<string, SimulatedData>();

/**
 * Returns the simulated session of a seed, by default that of all pictures.
 *
 * @param until trades after which it's drawn; all by default
 */
export function sessionOf(own = seed, until?: number): SimulatedData {
  if (own === seed && until === undefined) return session;
  const key = `${own} ${until}`;
  const found = sessions.get(key) ?? computeSession(own, { until });
  sessions.set(key, found);
  return found;
}

/** Bars for the picture of an entire session: fewer candles, readable on a phone. */
const heroBars = { settings: { bar: { unit: 'time', length: 600_000 } } } as const;

/** Returns the session of a seed as the picture of an entire session draws it. */
export const heroSessionOf = (own: number): SimulatedData => computeSession(own, heroBars);

/** The same session in ten-minute bars. */
export const heroSession = computeOnce(() => heroSessionOf(seed));

/** A chart, and the session that it draws. */
export interface SessionPicture {
  readonly id: SessionChartId;
  readonly data: SimulatedData;
}

/** Returns a chart of the session of all pictures that have none of their own. */
export const sessionPicture = (id: SessionChartId): SessionPicture => ({
  id,
  data: id === 'hero' ? heroSession() : session,
});

const storySessions = new Map<StorySession, SimulatedData>();

/** Returns the data of a story's session, computed once per build. */
export function storySessionOf(script: StorySession): SimulatedData {
  const data = storySessions.get(script) ?? computeStorySession(script);
  storySessions.set(script, data);
  return data;
}

/** The same session in five parts. */
export const stage = computeOnce(() => computeStage(seed));

/** The footprint of one bar of the same session. */
export const footprint = computeOnce(() =>
  computeFootprint(generateTicks(sampleTicks(seed)), seed),
);

const found = new Map<SetupId, readonly SetupCase[]>();

/** Returns the sessions that show a setup; the search is slow, so its result is kept. */
export function setupCases(kind: SetupId): readonly SetupCase[] {
  const cases = found.get(kind) ?? findSetups(kind);
  found.set(kind, cases);
  return cases;
}
