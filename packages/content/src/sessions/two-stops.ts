import type { StorySession } from '@otm/schema';

/** Two pullbacks of very different depth that both go on. */
export const twoStops: StorySession = {
  seed: 146,
  parts: [
    { name: 'open', until: 0.15, reversion: 0.012 },
    { name: 'rally', until: 0.32, bias: 0.08 },
    { name: 'pullback', until: 0.38, bias: -0.05 },
    { name: 'second', until: 0.54, bias: 0.08 },
    { name: 'wide', until: 0.7, bias: -0.07 },
    { name: 'third', until: 1, bias: 0.04 },
  ],
};
