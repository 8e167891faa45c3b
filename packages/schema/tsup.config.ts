import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', settings: 'src/settings/index.ts' },
  format: 'esm',
  clean: true,
});
