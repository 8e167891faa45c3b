import { expect, it } from 'vitest';
import { buildIdIn, buildIdOf, withBuildId } from './build-id.ts';
import { changedParts } from './build-state.ts';

const content = { structure: 'a', articles: 1, parts: 'post/en/fields b' };
const id = buildIdOf('sources', content);

it('is short, and the same for the same sources and content', () => {
  expect(id).toMatch(/^[\da-f]{10}$/);
  expect(buildIdOf('sources', { ...content })).toBe(id);
});

it('changes with the sources, the structure and the text', () => {
  const ids = [
    id,
    buildIdOf('others', content),
    buildIdOf('sources', { ...content, structure: 'c' }),
    buildIdOf('sources', { ...content, parts: 'post/en/fields d' }),
  ];
  expect(new Set(ids).size).toBe(4);
});

it('is a part that changes with any other', () => {
  const edited = { ...content, parts: 'post/en/fields d' };
  const before = withBuildId(content, id).parts;
  const now = withBuildId(edited, buildIdOf('sources', edited)).parts;
  expect(changedParts(before, now)).toEqual(new Set([0, 1]));
});

it('is found among the parts, with the number of its own', () => {
  expect(buildIdIn(withBuildId(content, id).parts)).toEqual({ id, number: 1 });
});
