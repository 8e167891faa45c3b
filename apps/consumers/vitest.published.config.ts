import { defineConfig } from 'vitest/config';

/** Checks of the packed packages: needs no network. */
export default defineConfig({
  test: { include: ['published.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
