import type { StorybookConfig } from '@storybook/react-vite';
import { fromSource } from './from-source.ts';

/** A page that is tested or photographed waits for its font; a visitor's page does not. */
const waitForFonts = {
  name: 'wait-for-fonts',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    id.includes('/font.css') ? code.replace('font-display: optional', 'font-display: block') : null,
} as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../site/src/**/*.stories.tsx',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), waitForFonts],
    resolve: { ...vite.resolve, ...fromSource },
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
