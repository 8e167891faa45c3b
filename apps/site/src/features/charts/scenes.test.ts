import { storySessions } from '@otm/content';
import { storyValueNames } from '@otm/content/library';
import { storyViews } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './scenes.ts';

describe.each(Object.keys(storySessions))('the session %s', (session) => {
  it.each(storyViews)('has the numbers that Markdown can name in the view %s', (view) => {
    const names = Object.keys(sceneOf({ view, session }).values);
    expect(names.toSorted()).toEqual(storyValueNames({ view, session }).toSorted());
  });
});

it('computes a picture once', () => {
  const picture = { view: 'delta', session: 'absorbedPush' } as const;
  expect(sceneOf(picture)).toBe(sceneOf({ ...picture }));
});

it('reports a session that does not exist', () => {
  expect(() => sceneOf({ view: 'delta', session: 'monday' })).toThrow('Add "monday"');
});
