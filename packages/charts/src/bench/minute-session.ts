import { computeSession } from '../session/compute-session.ts';

/** A session of 390 bars of a minute each, the length of a day of stock trading. */
export const minuteSession = () =>
  computeSession(1, {
    settings: { bar: { unit: 'time', length: 60_000 } },
    ticks: { count: 40_000 },
  });
