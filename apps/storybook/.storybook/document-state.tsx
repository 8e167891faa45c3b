import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Sets the toolbar's language, direction and theme on the document, as the site does. */
export const documentState: Decorator = (Story, { globals }) => {
  const { locale, theme, direction } = globals;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.dataset.theme = theme;
  }, [locale, theme, direction]);
  return <Story />;
};
