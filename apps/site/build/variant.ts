import { parseArgs } from 'node:util';
import { siteBase } from './base.ts';

const { values } = parseArgs({
  // Under other runners, their own arguments are next to these.
  strict: false,
  options: {
    content: { type: 'string' },
    fixture: { type: 'boolean' },
    html: { type: 'boolean' },
    out: { type: 'string' },
  },
});

/** Whether this builds the fixture shop, which the journeys visit, instead of the owner's. */
const isFixture = values.fixture === true;

/** The folder of the fixture shop's Markdown, if it isn't its own: generated posts, to measure. */
export const contentRoot = typeof values.content === 'string' ? values.content : undefined;

/** Whether to leave out share cards and compression, to measure the documents alone. */
export const isHtmlOnly = values.html === true;

/** Vite's mode; see vite.config.ts. */
export const mode = isFixture ? 'fixture' : 'production';

/** The folder of the build. */
export const dist =
  typeof values.out === 'string' ? values.out : isFixture ? 'dist-fixture' : 'dist';

/** The path that the site is below; see {@link siteBase}. */
export const base = siteBase(mode);
