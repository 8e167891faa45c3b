import { fixtureShop } from '@otm/content/fixture';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource } from './.storybook/from-source.ts';
import type { Media } from './.storybook/media.ts';
import { stressModes, testModes, verifiedModes } from './.storybook/toolbar.ts';

// Without a path Playwright takes its own browser.
const executablePath = process.env.CHROMIUM_PATH;

// `npm run test:all` tests more than `npm test`.
const storyModes = process.env.VERIFY ? verifiedModes : testModes;

/**
 * Serves setup and story files from Vite's cache. For each test file, Vitest imports all setup files
 * again with another query, so that they run again; they need not be compiled again.
 */
const cachedTestFiles = (): Plugin => ({
  name: 'cached-test-files',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/\?browserv=\d+$/, '');
      next();
    });
  },
});

/** A browser in one position of the toolbar. */
const instance = (name: string, globals: Readonly<Record<string, unknown>>) => ({
  browser: 'chromium' as const,
  name,
  provide: { 'storybook/test-initial-globals': globals },
});

/** Stories with a tag in a real browser, each with its play function and axe. */
const storyProject = (
  name: string,
  tag: string,
  instances: ReturnType<typeof instance>[],
): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({ configDir: '.storybook', tags: { include: [tag] } }),
    cachedTestFiles(),
  ],
  resolve: fromSource,
  // A dependency found while stories run would reload their page.
  optimizeDeps: { include: ['react-dom/server', '@otm/ui > react-slick'] },
  test: {
    name,
    isolate: false,
    maxWorkers: 2,
    // After the tests in Node, which would wait for their modules behind those of the stories.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    setupFiles: ['.storybook/emulate-by-browser.ts'],
    browser: {
      enabled: true,
      commands: { emulateMedia: ({ page }, media: Media) => page.emulateMedia(media) },
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
      }),
      instances,
    },
  },
});

const stories = storyProject(
  'stories',
  'test',
  storyModes.map(({ locale, theme, viewport }) =>
    instance(`stories ${locale} ${theme} ${viewport}`, {
      locale,
      theme,
      viewport: { value: viewport },
    }),
  ),
);

/** The matrix of each component where layouts break: narrow, enlarged, mirrored, forced. */
const matrices = storyProject(
  'matrices',
  'matrix',
  Object.entries(stressModes).map(([name, globals]) => instance(`matrices ${name}`, globals)),
);

const conditions = ['@otm/source', 'module', 'node', 'development|production'];

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      {
        plugins: [fixtureShop()],
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/^@otm\//] },
        test: { name: 'storybook', include: ['src/**/*.test.ts'] },
      },
      stories,
      ...(process.env.VERIFY ? [matrices] : []),
    ],
  },
});
