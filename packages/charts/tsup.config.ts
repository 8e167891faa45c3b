import { defineConfig } from 'tsup';
// @boundaries-ignore The packages share a part of their build.
import { separateEntries } from '../../tsup.separate-entries.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    replay: 'src/replay/index.ts',
    'replay-launcher': 'src/replay/replay-launcher.tsx',
    'stage-entry': 'src/stage/index.ts',
    stage: 'src/stage/stage.tsx',
    texts: 'src/texts/index.ts',
    // Imported as namespaces: files of their own, so that users’ bundlers can drop what isn't used.
    'indicators-by-id': 'src/indicators/by-id.ts',
    'indicator-strips': 'src/indicators/strips.ts',
    'indicator-chart-texts': 'src/indicators/chart-texts.ts',
    'indicator-announcements': 'src/indicators/announcements.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
  esbuildPlugins: [separateEntries],
});
