import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    carousel: 'src/carousel/index.ts',
    styles: 'src/styles.css',
  },
  format: 'esm',
  clean: true,
  splitting: true,
  loader: { '.woff2': 'copy' },
});
