import type { StorySession } from '@otm/schema';

/** A sell-off as after news, an hour at the average price since then, and a further decline. */
export const newsAnchor: StorySession = {
  seed: 27,
  parts: [
    { name: 'before', until: 0.25, reversion: 0.008 },
    { name: 'news', until: 0.37, bias: -0.14 },
    { name: 'rebound', until: 0.5, bias: 0.04 },
    { name: 'test', until: 0.62, reversion: 0.012 },
    { name: 'decline', until: 0.82, bias: -0.06 },
    { name: 'close', until: 1, reversion: 0.006 },
  ],
  anchor: 'news',
};
