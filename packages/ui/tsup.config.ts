import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    carousel: 'src/carousel/index.ts',
    charts: 'src/charts/index.ts',
    orderflow: 'src/orderflow/index.ts',
    playground: 'src/playground/index.ts',
    'playground-settings': 'src/playground/playground-settings.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
});
