import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandThemes } from './theme.ts';

interface GlobalsEvent {
  readonly globals: { readonly theme?: string };
}

// The toolbar emits its globals before the first docs page renders.
const channel = addons.getChannel();
let theme = 'dark';
const updateTheme = ({ globals }: GlobalsEvent) => {
  theme = globals.theme ?? theme;
};
channel.on(SET_GLOBALS, updateTheme);
channel.on(GLOBALS_UPDATED, updateTheme);

function subscribe(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** Docs pages in the toolbar's theme; they're English in every language. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const shown = useSyncExternalStore(subscribe, () => theme);
  useEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    document.documentElement.dataset.theme = shown;
    document.documentElement.style.fontSize = '';
  }, [shown]);
  return (
    <DocsContainer {...props} theme={shown === 'light' ? brandThemes.light : brandThemes.dark} />
  );
}
