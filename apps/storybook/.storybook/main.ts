import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../../site/src/**/*.stories.tsx'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@otm/source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom'],
    },
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
