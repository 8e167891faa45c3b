import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    replay: 'src/replay/index.ts',
    'replay-settings': 'src/replay/replay-settings.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
});
