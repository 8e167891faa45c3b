import { defineConfig } from 'tsup';
// @boundaries-ignore The packages share a part of their build.
import { separateEntries } from '../../tsup.separate-entries.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'carousel-entry': 'src/carousel/index.ts',
    carousel: 'src/carousel/carousel.tsx',
    tabs: 'src/tabs/tabs.tsx',
    // A file of its own, because it's imported as a namespace: esbuild would make an object of it that
    // users' bundlers can't drop.
    'block-views': 'src/blocks/block-views.ts',
    dom: 'src/dom/index.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
  esbuildPlugins: [separateEntries],
});
