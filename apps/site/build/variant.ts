import { siteBase } from './base.ts';

/** Whether this builds the fixture shop, which the journeys visit, instead of the owner's. */
const isFixture = process.argv.includes('--fixture');

/** Vite's mode; see vite.config.ts. */
export const mode = isFixture ? 'fixture' : 'production';

/** The folder of the build. */
export const dist = isFixture ? 'dist-fixture' : 'dist';

/** The path that the site is below; see {@link siteBase}. */
export const base = siteBase(mode);
