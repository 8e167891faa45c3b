import '@otm/site/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { documentState } from './document-state.tsx';
import { expectQuiet, listenForComplaints, startAfresh } from './each-story.ts';
import { localizedArgs } from './localized-args.tsx';
import { siteAround } from './site-around.tsx';
import { localeNames, themeNames, viewports } from './toolbar.ts';

const items = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  decorators: [localizedArgs, siteAround, documentState],
  beforeEach: () => {
    const stops = [listenForComplaints(), startAfresh()];
    return () => {
      for (const stop of stops) stop();
    };
  },
  afterEach: expectQuiet,
  initialGlobals: { locale: 'en', theme: 'dark' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: items(localeNames), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: items(themeNames), dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    // The canvas is the site's own background, in the toolbar's theme.
    backgrounds: { disabled: true },
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
