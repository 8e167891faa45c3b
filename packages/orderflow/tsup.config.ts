import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/vwap.ts'],
  format: 'esm',
  clean: true,
});
