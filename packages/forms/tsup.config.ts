import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'captcha-page': 'src/captcha-page/index.ts',
    'early-text': 'src/draft/early-text.ts',
    labels: 'src/labels/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'browser',
  clean: true,
});
