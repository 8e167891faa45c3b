import { fixtureShop } from '@otm/content/fixture';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Media } from './.storybook/emulated-media.ts';
import { fromSource } from './.storybook/from-source.ts';
import { testModes, verifiedModes } from './.storybook/toolbar.ts';

// Without a path Playwright takes its own browser.
const executablePath = process.env.CHROMIUM_PATH;

// `npm run verify` tests more than `npm test`.
const storyModes = process.env.VERIFY ? verifiedModes : testModes;

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
      {
        // Every story in a real browser with its play function and axe.
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: fromSource,
        // A dependency found while stories run would reload their page.
        optimizeDeps: { include: ['react-dom/server', '@otm/ui > react-slick'] },
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: 2,
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
            instances: storyModes.map(({ locale, theme, viewport }) => ({
              browser: 'chromium' as const,
              name: `stories ${locale} ${theme} ${viewport}`,
              provide: {
                'storybook/test-initial-globals': { locale, theme, viewport: { value: viewport } },
              },
            })),
          },
        },
      },
    ],
  },
});
