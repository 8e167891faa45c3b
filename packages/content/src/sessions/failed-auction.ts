import type { StorySession } from '@otm/schema';

/** A break of the range without takers, and the exit of those who bought it. */
export const failedAuction: StorySession = {
  seed: 34,
  parts: [
    { name: 'range', until: 0.42, reversion: 0.008 },
    { name: 'climb', until: 0.5, bias: 0.05 },
    { name: 'breakout', until: 0.56, bias: 0.1 },
    { name: 'stall', until: 0.62, bias: 0.14, refill: 0.85 },
    { name: 'exit', until: 0.74, bias: -0.12 },
    { name: 'close', until: 1, reversion: 0.006 },
  ],
  levels: [{ of: 'range', at: ['high', 'low'] }],
};
