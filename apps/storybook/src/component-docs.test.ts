import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, storyFiles } from './facts/story-files.ts';

/** Stories of components that other projects use; those of the site are its pages. */
const components = storyFiles().filter(({ file }) => file.startsWith('packages/'));

/** A picture file of a fixed size, which no setting of a visitor changes. */
const isPictureFile = ({ title }: { readonly title: string }) => title === 'Charts/Share card';

describe('every component of a package says how to use it', () => {
  it('finds the stories', () => expect(components.length).toBeGreaterThan(40));

  // The chat widget depends on nothing, so its docs are in `component-page/chat.docs.tsx`.
  it.each(components.filter(({ file }) => !file.startsWith('packages/chat-widget/')))(
    '$title has a rule with pictures and notes on accessibility',
    ({ file }) => {
      const docs = file.replace('.stories.tsx', '.docs.tsx');
      expect(existsSync(join(root, docs)), `Write ${docs}`).toBe(true);
    },
  );
});

it.each(components.filter((story) => !isPictureFile(story)))(
  '$title has a story that runs in the stress modes',
  ({ file }) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(source, `Tag the story of all variants in ${file}`).toMatch(/tags: \[[^\]]*'matrix'/);
  },
);
