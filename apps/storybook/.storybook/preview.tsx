import '@otm/site/styles.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { chromaticModes } from '../src/pictures/snapshots.ts';
import { ThemedDocs } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { documentState } from './document-state.tsx';
import { expectQuiet, listenForComplaints, startAfresh } from './each-story.ts';
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

// A busy machine may take a while; what is waited for comes or does not.
configure({ asyncUtilTimeout: 10_000 });

/** One menu of the toolbar. */
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
    const stops = [listenForComplaints(), startAfresh()];
    return async () => {
      for (const stop of stops) await stop();
    };
  },
  afterEach: expectQuiet,
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
    // The canvas is the site's own background, in the toolbar's theme.
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Design language',
            'Colours',
            'Type',
            'Space',
            'Motion',
            'Chart colours',
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
