import { openLibrary } from '@otm/content/library';
import { countedVisits } from './config/counted-visits.ts';
import { engineVariables } from './features/articles/engine-variables.ts';
import { siteLinks } from './features/articles/site-links.ts';
import { sceneOf } from './features/charts/scenes.ts';

/** Everything that is written in Markdown, with the engine's numbers in it. */
export const {
  accessibilityPage,
  builtInPage,
  companyPage,
  featureGroups,
  features,
  findFeature,
  glossary,
  installVideos,
  licenseTermsPage,
  masterClassVideo,
  policiesPage,
  posts,
  privacyPage,
  riskPage,
  sources,
  videoReviews,
  whatIsVideo,
  withPrices,
  withVideos,
} = openLibrary({
  variables: engineVariables,
  links: siteLinks,
  stories: (picture) => sceneOf(picture).values,
  visits: countedVisits,
});

/** The posts of the blog, newest first. */
export const newestPosts = posts.toReversed();
