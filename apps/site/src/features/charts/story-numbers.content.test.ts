import { StoryFigure, type StoryScene } from '@otm/charts';
import { openLibrary } from '@otm/content/library';
import { type BlockOf, type Locale, locales, type StoryPicture } from '@otm/schema';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { engineVariables } from '../articles/engine-variables.ts';
import { siteLinks } from '../articles/site-links.ts';
import { chartTexts } from './chart-texts.ts';
import { composePicture, sceneOf } from './scenes.ts';

type StoryBlock = BlockOf<'story'>;
type SceneOf = (picture: StoryPicture) => StoryScene;

/** All stories in a language, with the numbers of the given pictures. */
const storiesWith = (scene: SceneOf, locale: Locale): readonly StoryBlock[] => {
  const { features, posts } = openLibrary({
    variables: engineVariables,
    links: siteLinks,
    stories: (picture) => scene(picture).values,
  });
  return [...features, ...posts].flatMap(({ text }) =>
    text[locale].blocks.flatMap((block) => (block.type === 'story' ? [block] : [])),
  );
};

/** The same picture of the next seed that shows what the view explains. */
const withOtherSeed = (): SceneOf => {
  const scenes = new Map<string, StoryScene>();
  return (picture) => {
    const key = JSON.stringify(picture);
    for (let shift = 100; !scenes.has(key); shift += 1) {
      try {
        scenes.set(key, composePicture(picture, shift));
      } catch (error) {
        expect(String(error)).toContain('choose another seed');
      }
    }
    return scenes.get(key) ?? composePicture(picture);
  };
};

/** The numbers in a text: digits with their signs and separators. */
const numbersIn = (text: string): readonly string[] =>
  text.match(/[+–]?\d[\d.,:]*\d|[+–]?\d/g) ?? [];

/** The text of the steps, the description, the caption, and the table of a story as drawn. */
const textsOf = ({ title, steps }: StoryBlock, scene: StoryScene, locale: Locale) => {
  const texts = chartTexts[locale];
  const markup = renderToStaticMarkup(createElement(StoryFigure, { scene, title, steps, texts }));
  const part = (pattern: RegExp) => (markup.match(pattern)?.[0] ?? '').replace(/<[^>]+>/g, ' ');
  return {
    steps: steps.map(({ text }) => text).join(' '),
    description: part(/<desc>.*?<\/desc>/s),
    caption: part(/<figcaption>.*?<\/figcaption>/s),
    table: part(/<tbody>.*?<\/tbody>/s),
  };
};

describe.each(locales)('the stories in %s', (locale) => {
  const other = withOtherSeed();
  const now = storiesWith(sceneOf, locale);
  const then = storiesWith(other, locale);

  it('are at least eight', () => {
    expect(now.length).toBeGreaterThanOrEqual(8);
  });

  it.each(now.map((story, place) => [story.title, story, then[place]] as const))(
    '%s follows another seed with every number',
    (_, story, follower) => {
      if (!follower) throw new Error('The story is missing with another seed.');
      const [scene, shifted] = [sceneOf(story.picture), other(story.picture)];
      expect(shifted.seed).not.toBe(scene.seed);
      const fixed = new Set([
        ...Object.values(engineVariables(locale)),
        ...Array.from({ length: 10 }, (_, digit) => String(digit)),
      ]);
      const computed = new Set(Object.values(shifted.values).flatMap(numbersIn));
      const before = textsOf(story, scene, locale);
      const after = textsOf(follower, shifted, locale);
      for (const part of ['steps', 'description', 'caption'] as const)
        for (const number of numbersIn(after[part]))
          expect([...computed, ...fixed], `${part}: ${after[part]}`).toContain(number);
      expect(after.steps).not.toBe(before.steps);
      expect(after.description).not.toBe(before.description);
      expect(after.caption).not.toBe(before.caption);
      expect(after.table).not.toBe(before.table);
    },
  );
});
