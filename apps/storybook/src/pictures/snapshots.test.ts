import { expect, it } from 'vitest';
import { chromaticModes, localModes, type PictureStory, snapshotList } from './snapshots.ts';

const story = (id: string, rest: Partial<PictureStory> = {}): PictureStory => ({
  id,
  parameters: {},
  ...rest,
});

const names = (stories: readonly PictureStory[]) => snapshotList(stories).map(({ name }) => name);

it('takes a picture of a story in every language and theme', () => {
  expect(names([story('button--primary')])).toEqual([
    'en-dark/button--primary',
    'en-light/button--primary',
    'es-dark/button--primary',
    'es-light/button--primary',
  ]);
});

it('takes no picture twice of a story that sets its own language', () => {
  expect(names([story('plans--yearly', { storyGlobals: { locale: 'es' } })])).toEqual([
    'dark/plans--yearly',
    'light/plans--yearly',
  ]);
});

it('skips the stories that Chromatic skips', () => {
  const parameters = { chromatic: { disableSnapshot: true } };
  expect(names([story('replay--running', { parameters })])).toEqual([]);
});

it('has a local mode per language and theme, and a Chromatic mode per language and width', () => {
  expect(localModes).toHaveLength(4);
  expect(Object.keys(chromaticModes)).toEqual([
    'en phone',
    'en tablet',
    'en desk',
    'es phone',
    'es tablet',
    'es desk',
  ]);
});
