import { defineConfig } from 'vitest/config';

/** Small apps outside the workspace that install the packed package; needs the npm registry. */
export default defineConfig({
  test: {
    include: ['consumers/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
  },
});
