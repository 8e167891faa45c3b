import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    carousel: 'src/carousel/index.ts',
    orderflow: 'src/orderflow/index.ts',
    styles: 'src/styles.css',
  },
  format: 'esm',
  dts: {
    entry: {
      index: 'src/index.ts',
      carousel: 'src/carousel/index.ts',
      orderflow: 'src/orderflow/index.ts',
    },
  },
  clean: true,
  splitting: true,
  loader: { '.woff2': 'copy' },
});
