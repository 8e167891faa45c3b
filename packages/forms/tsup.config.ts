import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      'captcha-page': 'src/captcha-page/index.ts',
      testing: 'src/testing/index.ts',
      'sandbox/addresses': 'src/sandbox/addresses.ts',
    },
    format: 'esm',
    platform: 'browser',
    clean: ['dist/*.js'],
  },
  {
    // One file: it reads its assets from beside itself.
    entry: { 'sandbox/index': 'src/sandbox/index.ts' },
    format: 'esm',
    platform: 'node',
    splitting: false,
    onSuccess: async () => cpSync('src/sandbox/assets', 'dist/sandbox/assets', { recursive: true }),
  },
]);
