import '@otm/site/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { documentState } from './document-state.tsx';
import { expectQuiet, listenForComplaints, startAfresh } from './each-story.ts';
import { localizedArgs } from './localized-args.tsx';
import { siteAround } from './site-around.tsx';
import { localeNames, themeNames, viewports } from './toolbar.ts';

// A busy machine may take a while; what is waited for comes or does not.
configure({ asyncUtilTimeout: 10_000 });

const items = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  decorators: [localizedArgs, siteAround, documentState],
  beforeEach: () => {
    const stops = [listenForComplaints(), startAfresh()];
    return async () => {
      for (const stop of stops) await stop();
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
