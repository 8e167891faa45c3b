import { createSession, generateTicks } from '@otm/orderflow';
import { type ChartData, chartData } from '../session/chart-data.ts';
import { computeSession, defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { type TradedSession, tradedSession } from '../session/traded-session.ts';

/** A simulated session for stories and tests. */
export const sampleSession = computeSession(7);

/** A session without trades. */
export const emptySession: ChartData = chartData(createSession(defaultSettings), { seed: 7 });

/** A simulated session after a number of trades. */
export function sessionAfter(count: number, seed = 7): ChartData {
  const session = createSession(defaultSettings);
  for (const trade of generateTicks({ ...sampleTicks(seed), count })) session.add(trade);
  return chartData(session, { seed });
}

/** Returns a session that must have trades. */
export function expectTraded(data: ChartData): TradedSession {
  const traded = tradedSession(data);
  if (!traded) throw new Error('Expected a session with trades; pass one from computeSession');
  return traded;
}
