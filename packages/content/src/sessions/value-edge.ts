import type { StorySession } from '@otm/schema';

/** A balance, then buyers who attack its value area high and are absorbed. */
export const valueEdge: StorySession = {
  seed: 22,
  parts: [
    { name: 'morning', until: 0.4, reversion: 0.01 },
    { name: 'push', until: 0.47, bias: 0.06 },
    { name: 'attack', until: 0.6, bias: 0.13, refill: 0.86 },
    { name: 'back', until: 0.74, bias: -0.06 },
    { name: 'close', until: 1, reversion: 0.012 },
  ],
  levels: [{ of: 'morning', at: ['vah', 'poc'] }],
};
