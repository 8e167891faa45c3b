import { sandboxPlugin } from '@otm/forms/sandbox';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every build and the dev server share; packages are read from their sources. */
export default defineConfig(({ isSsrBuild }) => ({
  // What `.env` may set: see `.env.example`. All of it is public.
  envDir: '../..',
  envPrefix: 'SITE_',
  plugins: [react(), sandboxPlugin()],
  resolve: {
    conditions: ['@otm/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  },
  ssr: {
    noExternal: [/^@otm\//],
    resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'baseline-widely-available',
    copyPublicDir: !isSsrBuild,
  },
}));
