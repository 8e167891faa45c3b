import { describe, expect, it } from 'vitest';
import { nodeLibrary } from './node-library.ts';

const { posts } = nodeLibrary;

it('the blog has a post to feature', () => {
  expect(posts).not.toEqual([]);
});

it('posts are in the order of their dates, so that the newest one is featured', () => {
  const days = posts.map(({ published }) => published);
  expect(days).toEqual(days.toSorted());
});

describe.each(posts.map((post) => [post.slug.en, post] as const))('%s', (_slug, { text }) => {
  it.each(Object.entries(text))('opens with its byline and ends with its risk: %s', (_l, body) => {
    expect(body.blocks.at(0)?.type).toBe('byline');
    expect(body.blocks.at(-1)?.type).toBe('riskNote');
  });
});
