import '@otm/ui/styles.css';
import { type Locale, locales } from '@otm/content/schema';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const languageNames = { en: 'English', es: 'Español' } satisfies Record<Locale, string>;

/** Puts the toolbar's language and theme on the document, as the site does. */
const documentState: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = globals.locale;
    document.documentElement.dataset.theme = globals.theme;
  }, [globals.locale, globals.theme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [documentState],
  initialGlobals: { locale: 'en', theme: 'dark' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          'Components',
          'Blocks',
          'Charts',
          'Forms',
          'Chat',
          'Layout',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
