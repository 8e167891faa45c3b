import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    vwap: 'src/vwap.ts',
    'trade-file': 'src/trade-file/index.ts',
  },
  format: 'esm',
  clean: true,
});
