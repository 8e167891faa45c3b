import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    carousel: 'src/carousel/index.ts',
    dom: 'src/dom/index.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
});
