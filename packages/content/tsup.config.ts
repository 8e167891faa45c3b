import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    library: 'src/library/index.ts',
    pages: 'src/pages/index.ts',
    stored: 'src/stored/index.ts',
  },
  format: 'esm',
  // The Vite plugin of this package provides it.
  external: ['virtual:otm-content'],
  clean: true,
});
