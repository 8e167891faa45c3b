import type { StorySession } from '@otm/schema';

/** A quick session in which both sides leave imbalances in one bar. */
export const foughtOverBar: StorySession = {
  seed: 5,
  parts: [
    { name: 'balance', until: 0.3, reversion: 0.004 },
    { name: 'push', until: 0.5, bias: 0.05 },
    { name: 'fight', until: 1, reversion: 0.002 },
  ],
};
