import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    replay: 'src/replay/index.ts',
    stage: 'src/stage/index.ts',
  },
  format: 'esm',
  clean: true,
  splitting: true,
});
