import { describe, expect, it } from 'vitest';
import { buildGrowth, growingPages } from './build-growth.ts';

// Two builds, on a machine that may be busy.
const timeout = 600_000;

describe('a blog that grows from 40 to 80 posts', () => {
  it('adds documents for its posts alone, and no bytes to other pages', { timeout }, () => {
    const before = buildGrowth(40);
    const after = buildGrowth(80);
    // A page, and a redirect from its slug in the other language, in both languages; and two more
    // pages of the list of posts in each.
    expect(after.documents - before.documents).toBe(40 * 4 + 2 * 2);
    for (const file of Object.values(growingPages)) {
      const growth = after.bytesOf(file) - before.bytesOf(file);
      // Links to the ends of the list, and longer numbers; a post more would be about 80 bytes.
      expect(Math.abs(growth), file).toBeLessThan(60);
    }
  });
});
