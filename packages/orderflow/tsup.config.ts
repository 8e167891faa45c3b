import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/volume-profile.ts'],
  format: 'esm',
  clean: true,
});
