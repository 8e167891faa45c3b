import type { StorySession } from '@otm/schema';

/** Balance around the VWAP, then a trend along its outer band, and a way back. */
export const bandWalk: StorySession = {
  seed: 16,
  parts: [
    { name: 'balance', until: 0.32, reversion: 0.006 },
    { name: 'stretch', until: 0.46, bias: 0.08 },
    { name: 'walk', until: 0.72, bias: 0.035 },
    { name: 'wayBack', until: 1, bias: -0.05 },
  ],
};
