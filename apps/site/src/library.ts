import { openLibrary } from '@otm/content/library';
import { engineVariables } from './articles/engine-variables.ts';
import { siteLinks } from './articles/site-links.ts';

/** Everything that is written in Markdown, with the engine's numbers in it. */
export const {
  featureGroups,
  features,
  findFeature,
  glossary,
  masterClassVideo,
  policiesPage,
  posts,
  riskPage,
  whatIsVideo,
} = openLibrary({ variables: engineVariables, links: siteLinks });
