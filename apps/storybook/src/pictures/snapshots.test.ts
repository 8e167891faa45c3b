import { expect, it } from 'vitest';
import { modes } from '../../.storybook/toolbar.ts';
import { chromaticModes, type PictureStory, snapshotList, viewportOf } from './snapshots.ts';

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

it('skips duplicates when a story sets its own language', () => {
  expect(names([story('plans--yearly', { storyGlobals: { locale: 'es' } })])).toEqual([
    'dark/plans--yearly',
    'light/plans--yearly',
  ]);
});

it('skips the stories that Chromatic skips', () => {
  const parameters = { chromatic: { disableSnapshot: true } };
  expect(names([story('replay--running', { parameters })])).toEqual([]);
});

it('has a Chromatic mode for each language and width', () => {
  expect(Object.keys(chromaticModes)).toEqual([
    'en phone',
    'en tablet',
    'en desktop',
    'es phone',
    'es tablet',
    'es desktop',
  ]);
});

it("photographs full-screen stories in the mode's viewport, unless they set their own", () => {
  const viewportsOf = (rest: Partial<PictureStory>) =>
    modes.map((mode) => viewportOf(story('pages-home--default', rest), mode));
  const parameters = { layout: 'fullscreen' };
  const storyGlobals = { viewport: { value: 'tablet' } };
  expect(viewportsOf({ parameters })).toEqual(['desktop', 'phone', 'phone', 'desktop']);
  expect(new Set(viewportsOf({ parameters, storyGlobals }))).toEqual(new Set(['tablet']));
  expect(new Set(viewportsOf({}))).toEqual(new Set([undefined]));
});
