import { storySessions } from '@otm/content';
import { storyValueNames } from '@otm/content/library';
import { type StoryPicture, timeViews } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './scenes.ts';

const pictures: readonly StoryPicture[] = [
  ...Object.keys(storySessions).flatMap((session) => timeViews.map((view) => ({ view, session }))),
  { view: 'profile', session: 'twoShelves' },
  { view: 'footprint', session: 'foughtOverBar' },
  { view: 'momentum' },
  { view: 'reversal' },
];

describe('a picture', () => {
  it.each(pictures)('has the numbers that Markdown can name: $view $session', (picture) => {
    const names = Object.keys(sceneOf(picture).values);
    expect(names.toSorted()).toEqual(storyValueNames(picture).toSorted());
  });

  it('is computed once', () => {
    const picture = { view: 'delta', session: 'absorbedPush' } as const;
    expect(sceneOf(picture)).toBe(sceneOf({ ...picture }));
  });

  it('reports a session that does not exist', () => {
    expect(() => sceneOf({ view: 'delta', session: 'monday' })).toThrow('Add "monday"');
  });
});
