import { visitCounters } from '@otm/schema';
import * as content from '../index.ts';
import { createLibrary } from '../library/create-library.ts';
import { nodeLibrary, nodeSource, sampleFacts } from '../library/node-library.ts';
import * as pages from '../pages/index.ts';

/** The articles have these as well, in each language. */
const { sources: _, ...library } = nodeLibrary;

/** Everything that a visitor reads, as the rules check it. */
export const allContent = { ...content, ...pages, ...library };

/** The privacy notice of a site that counts visits, by the service that counts them. */
export const countedPrivacyPages = visitCounters.map(
  (counter) =>
    createLibrary(nodeSource, { ...sampleFacts, visits: { counter, host: 'count.example.com' } })
      .privacyPage,
);
