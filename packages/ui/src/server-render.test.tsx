/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

/** Every story of the package; a test of Storybook makes sure that every component has one. */
const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });

describe.each(Object.entries(modules))('%s, rendered on a server', (_, module) => {
  const stories = Object.entries<() => React.ReactNode>(composeStories(module));

  it.each(stories)('%s has no inline style, which the policy would block', (_, Story) => {
    expect(renderToStaticMarkup(<Story />)).not.toMatch(/<[^>]+\sstyle=/);
  });
});
