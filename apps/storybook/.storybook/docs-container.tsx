import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

interface GlobalsEvent {
  readonly globals: { readonly theme?: string };
}

// The toolbar speaks before the first page of the docs is drawn.
const channel = addons.getChannel();
let theme = 'dark';
const hear = ({ globals }: GlobalsEvent) => {
  theme = globals.theme ?? theme;
};
channel.on(SET_GLOBALS, hear);
channel.on(GLOBALS_UPDATED, hear);

function subscribe(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** Pages of the docs in the toolbar's theme; they are English in every language. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const shown = useSyncExternalStore(subscribe, () => theme);
  useEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  return <DocsContainer {...props} theme={shown === 'light' ? themes.light : themes.dark} />;
}
