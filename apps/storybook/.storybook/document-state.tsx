import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the toolbar's language and theme on the document, as the site does. */
export const documentState: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = globals.locale;
    document.documentElement.dataset.theme = globals.theme;
  }, [globals.locale, globals.theme]);
  return <Story />;
};
