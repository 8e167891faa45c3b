import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: { urls: 'src/urls.ts', 'in-page': 'src/in-page.ts' },
    format: 'esm',
    platform: 'browser',
    clean: ['dist/*.js'],
  },
  {
    // One file: it reads its assets from the folder next to it.
    entry: { index: 'src/index.ts' },
    format: 'esm',
    platform: 'node',
    splitting: false,
    onSuccess: async () => cpSync('src/assets', 'dist/assets', { recursive: true }),
  },
]);
