import '@otm/site/styles.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { chromaticModes } from '../src/pictures/snapshots.ts';
import { ThemedDocs } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { documentState } from './document-state.tsx';
import { expectSilentConsole, recordConsole, startFirstVisit } from './each-story.ts';
import { emulateMedia } from './emulated-media.ts';
import { localizedArgs } from './localized-args.tsx';
import { inSitePage } from './site-page.tsx';
import {
  colorNames,
  directionNames,
  localeNames,
  motionNames,
  themeNames,
  viewports,
} from './toolbar.ts';

// A busy machine may be slow.
configure({ asyncUtilTimeout: 10_000 });

/** Returns a menu of the toolbar. */
const choice = (description: string, icon: string, names: Readonly<Record<string, string>>) => ({
  description,
  toolbar: {
    icon,
    title: description,
    items: Object.entries(names).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [localizedArgs, inSitePage, documentState],
  beforeEach: () => {
    const stops = [recordConsole(), startFirstVisit()];
    return async () => {
      for (const stop of stops) await stop();
    };
  },
  afterEach: expectSilentConsole,
  loaders: [emulateMedia],
  initialGlobals: {
    locale: 'en',
    theme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    direction: 'ltr',
  },
  globalTypes: {
    locale: choice('Language', 'globe', localeNames),
    theme: choice('Theme', 'mirror', themeNames),
    reducedMotion: choice('Motion', 'play', motionNames),
    forcedColors: choice('Forced colors', 'contrast', colorNames),
    direction: choice('Direction', 'transfer', directionNames),
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: ThemedDocs, page: DocsPage },
    layout: 'padded',
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    // The site's own background shows, in the toolbar's theme.
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Design language',
            'Colors',
            'Type',
            'Space',
            'Motion',
            'Chart colors',
            'Do and do not',
            'How to add',
            'Packages',
          ],
          'Components',
          'Blocks',
          'Charts',
          'Forms',
          'Chat',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
