import type { StorySession } from '@otm/schema';

/** A second high that cumulative delta does not confirm. */
export const unconfirmedHigh: StorySession = {
  seed: 23,
  parts: [
    { name: 'open', until: 0.12, reversion: 0.01 },
    { name: 'firstHigh', until: 0.36, bias: 0.07 },
    { name: 'sellers', until: 0.56, bias: -0.09, refill: 0.7 },
    { name: 'secondHigh', until: 0.76, bias: 0.045 },
    { name: 'reply', until: 1, bias: -0.03 },
  ],
};
