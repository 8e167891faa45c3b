import { defineConfig } from 'vitest/config';

/** The proof that real web servers serve the built site alike: `npm run proof:hosts`. */
export default defineConfig({
  test: { include: ['hosts-proof/**/*.proof.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
