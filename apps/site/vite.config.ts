import { fixtureShop } from '@otm/content/fixture';
import { contentPlugin } from '@otm/content/markdown';
import { sandboxPlugin } from '@otm/sandbox';
import { designTokens } from '@otm/ui/tokens-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteBase } from './build/base.ts';
import { contentRoot } from './build/variant.ts';
import { printErrors } from './src/dev/print-errors.ts';
import { referralPaths } from './src/features/referral/referral-paths.ts';

/** The settings that every build and the dev server share; packages are read from source. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: `${siteBase(mode)}/`,
  // What `.env` may set: see `.env.example`. All of it is public. The fixture shop reads nothing: it
  // is always a sandbox.
  envDir: mode === 'fixture' ? false : '../..',
  envPrefix: mode === 'fixture' ? [] : 'SITE_',
  define: { 'import.meta.env.REFERRAL_PATHS': JSON.stringify(referralPaths(siteBase(mode))) },
  // Nested rules are written out (1 is the feature's number): the cutter of styles reads flat ones.
  css: { lightningcss: { include: 1 } },
  plugins: [
    react(),
    printErrors(),
    // `storeContent` runs before the renderer is bundled.
    mode === 'fixture'
      ? fixtureShop({ root: contentRoot, stored: isSsrBuild })
      : contentPlugin({ stored: isSsrBuild }),
    sandboxPlugin(),
    designTokens(),
  ],
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
    // What the styles need anyway: :has() and starting styles.
    cssTarget: ['chrome123', 'firefox129', 'ios18', 'safari18'],
    copyPublicDir: !isSsrBuild,
  },
}));
