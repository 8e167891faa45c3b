import { fileURLToPath } from 'node:url';

/** Packages are read from their sources: nothing has to be built before a story is seen. */
export const fromSource = {
  conditions: ['@otm/source', 'module', 'browser', 'development|production'],
  dedupe: ['react', 'react-dom'],
  // Vite's resolver of `@import` knows no conditions.
  alias: {
    '@otm/ui/styles.css': fileURLToPath(
      new URL('../../../packages/ui/src/styles.css', import.meta.url),
    ),
  },
};
