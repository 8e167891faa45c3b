import type { StorySession } from '@otm/schema';

/** Three short days: a balance, one further up, and the first touch of the first day’s POC. */
export const threeDays: StorySession = {
  seed: 32,
  trades: 12000,
  parts: [
    { name: 'monday', until: 0.33, reversion: 0.008 },
    { name: 'leave', until: 0.42, bias: 0.1 },
    { name: 'tuesday', until: 0.62, reversion: 0.008 },
    { name: 'fall', until: 0.72, bias: -0.08 },
    { name: 'touch', until: 0.82, bias: -0.12, refill: 0.82 },
    { name: 'close', until: 1, bias: 0.05 },
  ],
  levels: [{ of: 'monday', at: ['poc'] }],
};
