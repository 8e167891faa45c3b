import { isLocale, type Locale } from '@otm/schema';
import type { ExampleContext } from '@otm/ui/stories';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode, useContext } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Returns the toolbar's language, for docs pages. */
export function useLocale(): Locale {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const locale = story && context.getStoryContext(story).globals.locale;
  return isLocale(locale) ? locale : 'en';
}

/** Returns what examples are drawn with: the texts of a language and the page's first story. */
export function useExampleContext(locale: Locale): ExampleContext {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const sample = (props: Props = {}): ReactNode => {
    if (!story) return null;
    const storyContext = context.getStoryContext(story);
    const args = { ...story.initialArgs, ...story.parameters[locale], ...props };
    const globals = { ...storyContext.globals, locale };
    const drawn = { ...storyContext, args, globals } as Parameters<typeof story.originalStoryFn>[1];
    // A component of its own, because the story's render function may use hooks.
    const Sample = () => story.originalStoryFn(args, drawn) as ReactNode;
    return createElement(Sample);
  };
  return { locale, sample, t: (text) => text[locale] };
}
