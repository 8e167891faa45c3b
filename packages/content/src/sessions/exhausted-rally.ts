import type { StorySession } from '@otm/schema';

/** Buyers lift price in three pushes, each with fewer contracts than the one before. */
export const exhaustedRally: StorySession = {
  seed: 15,
  parts: [
    { name: 'balance', until: 0.16, reversion: 0.01 },
    { name: 'rally', until: 0.4, bias: 0.06 },
    { name: 'fading', until: 0.58, bias: 0.07, fade: 0.95 },
    { name: 'pause', until: 0.72, reversion: 0.008 },
    { name: 'slide', until: 1, bias: -0.035 },
  ],
};
