import type { StorySession } from '@otm/schema';

/** A first hour with a weak break below it and a strong one above it. */
export const firstHour: StorySession = {
  seed: 44,
  parts: [
    { name: 'firstHour', until: 0.2, reversion: 0.003 },
    { name: 'falseExit', until: 0.28, bias: -0.07 },
    { name: 'return', until: 0.4, bias: 0.07 },
    { name: 'middle', until: 0.58, reversion: 0.006 },
    { name: 'extension', until: 0.78, bias: 0.06 },
    { name: 'close', until: 1, reversion: 0.006 },
  ],
  levels: [{ of: 'firstHour', at: ['high', 'low'] }],
};
