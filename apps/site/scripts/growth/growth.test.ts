import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGrowth, type GrownSite, growingPages } from './build-growth.ts';

// The tests build sites, and the machine may be busy.
const timeout = 600_000;

describe('a blog that grows from 64 to 104 posts', () => {
  let before: GrownSite;
  let after: GrownSite;
  beforeAll(async () => {
    before = await buildGrowth(64);
    after = await buildGrowth(104);
  }, timeout);
  afterAll(() => {
    for (const site of [before, after]) site.remove();
  });

  it('adds documents for its posts alone, and no bytes to other pages', () => {
    // A page, and a redirect from its slug in the other language, in both languages; and two more
    // pages of the list of posts in each.
    expect(after.cost.documents - before.cost.documents).toBe(40 * 4 + 2 * 2);
    for (const file of Object.values(growingPages)) {
      const growth = after.bytesOf(file) - before.bytesOf(file);
      // Links to the ends of the list, and longer numbers; a post more would be about 80 bytes.
      expect(Math.abs(growth), file).toBeLessThan(60);
    }
  });

  it('builds what shows an article again when it changes, and nothing else', {
    timeout,
  }, async () => {
    const hashes = after.hashes();
    after.edit(7);
    const { documents } = await after.rebuild('last build');
    // The post, the posts that show its picture next to them and the page of the list it's on, some of
    // them in both languages. Not the owner's page, which reports on all posts: only its id changes.
    expect(documents).toBe(11);
    const now = after.hashes();
    expect([...now.keys()]).toEqual([...hashes.keys()]);
    const changed = [...now].filter(([file, hash]) => hash !== hashes.get(file));
    expect(changed.map(([file]) => file).toSorted()).toEqual([
      'blog/generated-post-7.html',
      'blog/generated-post-7.md',
      'es/master.html',
      'master.html',
      'search-en.json',
    ]);
    expect((await after.rebuild('last build')).documents).toBe(0);
    // As if there had been no earlier build.
    await after.rebuild('nothing');
    expect(after.hashes()).toEqual(now);
  });
});
