import { fixtureShop } from '@otm/content/fixture';
import { contentPlugin } from '@otm/content/markdown';
import { designTokens } from '@otm/ui/tokens-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentFacts } from './facts-plugin.ts';
import { fromSource } from './from-source.ts';
import { loadingSurface } from './loading-surface.ts';
import { quietBuild } from './quiet-build.ts';

/** Waits for fonts, so that tests and pictures are stable. A visitor's page doesn't wait. */
const waitForFonts = {
  postcssPlugin: 'wait-for-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

/** Stories show the owner's shop; as tests, they run on the fixture shop. */
const shop = process.env.VITEST ? fixtureShop({ browser: true }) : contentPlugin({ browser: true });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    {
      from: '../../../packages/ui/src/styles/instrument-sans.woff2',
      to: '/fonts/instrument-sans.woff2',
    },
  ],
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../site/src/**/*.stories.tsx',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head) => `${head ?? ''}${loadingSurface}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), shop, designTokens(), componentFacts(), quietBuild()],
    css: { ...vite.css, postcss: { plugins: [waitForFonts] } },
    resolve: { ...vite.resolve, ...fromSource },
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
