import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatePosts } from './generated-posts.ts';
import type { PageText } from './page-text.ts';
import { pageMarkdown, writeJson, writeMarkdown } from './write-pages.ts';

const post: PageText = {
  path: '/blog/delta',
  title: 'Delta: "who"',
  description: 'About',
  blocks: [
    { tag: 'h1', text: 'Delta' },
    { tag: 'p', text: 'Price < 5 *now*' },
    { tag: 'ul', items: ['One', 'Two'] },
  ],
};
const folder = () => mkdtempSync(join(tmpdir(), 'pages-'));
const filesIn = (it: string) =>
  readdirSync(it, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));

describe('the content of the peers', () => {
  it('is Markdown with front matter, in which no text is markup', () => {
    expect(pageMarkdown(post)).toBe(
      '---\npath: "/blog/delta"\ntitle: "Delta: \\"who\\""\ndescription: "About"\n---\n\n# Delta\n\nPrice \\< 5 \\*now\\*\n\n- One\n- Two\n',
    );
  });

  it('is in files named like URLs, with a folder per language', () => {
    const to = folder();
    writeMarkdown(to, [post, { ...post, path: '/' }, { ...post, path: '/es/blog/delta' }]);
    expect(filesIn(to).sort()).toEqual(['en/blog/delta.md', 'en/index.md', 'es/blog/delta.md']);
  });

  it('is JSON with a list of posts for an app', () => {
    const to = folder();
    writeJson(to, [post, { ...post, path: '/' }]);
    expect(filesIn(to).sort()).toEqual(['blog/delta.json', 'index.json', 'posts.json']);
    expect(JSON.parse(readFileSync(join(to, 'posts.json'), 'utf8'))).toEqual([
      { path: '/blog/delta', title: 'Delta: "who"', description: 'About' },
    ]);
  });

  it('grows by posts with a title and an order of their own', () => {
    const posts = generatePosts([post], 3, '/es');
    expect(posts.map(({ path }) => path)).toEqual([
      '/es/blog/generated-post-00000',
      '/es/blog/generated-post-00001',
      '/es/blog/generated-post-00002',
    ]);
    expect(posts[1]?.blocks.map(({ tag }) => tag)).toEqual(['h1', 'ul', 'p']);
  });

  it('cannot grow without a real post', () => {
    expect(() => generatePosts([], 1, '')).toThrow('needs a real one');
  });
});
