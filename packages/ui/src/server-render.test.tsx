/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

/**
 * Every component in every state that has a story; that all have one is tested by Storybook. The
 * playground is drawn in browsers only: a page holds its launcher.
 */
const modules = import.meta.glob<StoryModule>(['./**/*.stories.tsx', '!./playground/**'], {
  eager: true,
});

describe.each(Object.entries(modules))('%s, rendered on a server', (_, module) => {
  const stories = Object.entries<() => React.ReactNode>(composeStories(module));

  it.each(stories)('%s holds no inline style, which the policy would refuse', (_, Story) => {
    expect(renderToStaticMarkup(<Story />)).not.toMatch(/<[^>]+\sstyle=/);
  });
});
