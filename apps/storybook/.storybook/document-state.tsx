import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Sets the toolbar's language, direction, theme and text size on the document, as the site does. */
export const documentState: Decorator = (Story, { globals }) => {
  const { locale, theme, direction, textSize } = globals;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.fontSize = textSize === 'double' ? '200%' : '';
  }, [locale, theme, direction, textSize]);
  return <Story />;
};
