import { defineConfig } from 'vitest/config';

/** Apps outside the workspace that install the packed packages; needs the npm registry. */
export default defineConfig({
  test: {
    include: ['consumers.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
  },
});
