import type { StorySession } from '@otm/schema';

/** Two prices do most of the business, with a thin patch between them. */
export const twoShelves: StorySession = {
  seed: 14,
  parts: [
    { name: 'lowerShelf', until: 0.42, reversion: 0.008 },
    { name: 'lift', until: 0.52, bias: 0.09 },
    { name: 'upperShelf', until: 1, reversion: 0.006 },
  ],
};
