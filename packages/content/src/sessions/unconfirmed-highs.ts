import type { StorySession } from '@otm/schema';

/** A rally whose CVD peak two later, higher highs don’t reach; the last one turns. */
export const unconfirmedHighs: StorySession = {
  seed: 10,
  parts: [
    { name: 'open', until: 0.14, reversion: 0.01 },
    { name: 'rally', until: 0.34, bias: 0.09 },
    { name: 'rest', until: 0.42, bias: -0.14, refill: 0.75 },
    { name: 'firstHigh', until: 0.54, bias: 0.05 },
    { name: 'pause', until: 0.62, bias: -0.14, refill: 0.75 },
    { name: 'secondHigh', until: 0.72, bias: 0.06, fade: 0.6 },
    { name: 'turn', until: 1, bias: -0.05 },
  ],
};
