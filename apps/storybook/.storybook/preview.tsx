import '@otm/site/styles.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { withActions } from 'storybook/actions/decorator';
import { configure } from 'storybook/test';
import { chromaticModes } from '../src/pictures/snapshots.ts';
import { axeOptions } from './axe-options.ts';
import { ThemedDocs } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { documentState } from './document-state.tsx';
import { expectSilentConsole, recordConsole, startFirstVisit } from './each-story.ts';
import { emulateMedia } from './emulated-media.ts';
import { skipForcedContrast } from './forced-colors-axe.ts';
import { faultNames } from './form-faults.ts';
import { localizedArgs } from './localized-args.tsx';
import { standInForServices } from './outside-services.ts';
import { loadFaultyService, remountOnFault } from './real-services.tsx';
import { showRealTypes } from './real-types.ts';
import { inSitePage } from './site-page.tsx';
import {
  colorNames,
  contrastNames,
  directionNames,
  localeNames,
  motionNames,
  textSizeNames,
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
  decorators: [withActions, localizedArgs, remountOnFault, inSitePage, documentState],
  beforeEach: (context) => {
    standInForServices(context);
    const stops = [recordConsole(), startFirstVisit()];
    return async () => {
      for (const stop of stops) await stop();
    };
  },
  afterEach: expectSilentConsole,
  loaders: [emulateMedia, skipForcedContrast, loadFaultyService],
  argTypesEnhancers: [showRealTypes],
  initialGlobals: {
    locale: 'en',
    theme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
    textSize: 'usual',
    direction: 'ltr',
    fault: 'none',
  },
  globalTypes: {
    locale: choice('Language', 'globe', localeNames),
    theme: choice('Theme', 'mirror', themeNames),
    reducedMotion: choice('Motion', 'play', motionNames),
    forcedColors: choice('Forced colors', 'contrast', colorNames),
    contrast: choice('Contrast', 'eye', contrastNames),
    textSize: choice('Text size', 'zoom', textSizeNames),
    direction: choice('Direction', 'transfer', directionNames),
    fault: choice('Fault of a form’s services', 'alert', faultNames),
  },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    // What a reader does appears in the actions panel.
    actions: {
      handles: [
        'click a, button, summary',
        'change input, select',
        'submit form',
        'chat-open',
        'chat-close',
        'chat-send',
        'chat-notify',
      ],
    },
    docs: { container: ThemedDocs, page: DocsPage, source: { type: 'code' } },
    layout: 'padded',
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    // The site's own background shows, in the toolbar's theme.
    backgrounds: { disabled: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Start',
            'Design language',
            'Tokens',
            'Patterns',
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
          ['Guide', 'Definitions', 'All indicators', 'Your trades'],
          'Forms',
          'Chat',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
