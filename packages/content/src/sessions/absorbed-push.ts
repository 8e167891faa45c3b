import type { StorySession } from '@otm/schema';

/** Sellers push price down, then sell just as hard into resting bids, and price turns. */
export const absorbedPush: StorySession = {
  seed: 12,
  parts: [
    { name: 'balance', until: 0.14, reversion: 0.012 },
    { name: 'push', until: 0.3, bias: -0.06 },
    { name: 'absorption', until: 0.45, bias: -0.15, refill: 0.82 },
    { name: 'turn', until: 0.74, bias: 0.06 },
    { name: 'close', until: 1, reversion: 0.006 },
  ],
};
