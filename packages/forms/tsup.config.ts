import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

const browser = {
  index: 'src/index.ts',
  'captcha-page': 'src/captcha-page/index.ts',
  testing: 'src/testing/index.ts',
  'sandbox/addresses': 'src/sandbox/addresses.ts',
};

export default defineConfig([
  {
    entry: {
      ...browser,
      styles: 'src/styles.css',
      'captcha-page-styles': 'src/captcha-page/captcha-page.css',
    },
    format: 'esm',
    platform: 'browser',
    dts: { entry: browser },
    clean: ['dist/*.js', 'dist/*.css'],
  },
  {
    // One file: it reads its assets from beside itself.
    entry: { 'sandbox/index': 'src/sandbox/index.ts' },
    format: 'esm',
    platform: 'node',
    dts: true,
    splitting: false,
    onSuccess: async () => cpSync('src/sandbox/assets', 'dist/sandbox/assets', { recursive: true }),
  },
]);
