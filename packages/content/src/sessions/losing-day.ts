import type { StorySession } from '@otm/schema';

/** Three breaks of the opening range, each of which comes back. */
export const losingDay: StorySession = {
  seed: 2391,
  parts: [
    { name: 'open', until: 0.16, reversion: 0.018 },
    { name: 'breakUp', until: 0.24, bias: 0.07 },
    { name: 'failUp', until: 0.33, bias: -0.07 },
    { name: 'breakDown', until: 0.42, bias: -0.06 },
    { name: 'failDown', until: 0.52, bias: 0.08 },
    { name: 'lateBuy', until: 0.64, bias: 0.06 },
    { name: 'close', until: 1, bias: -0.04 },
  ],
  levels: [{ of: 'open', at: ['high', 'low'] }],
};
