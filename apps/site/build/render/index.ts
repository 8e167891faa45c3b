/** The part of the generator that runs on the site's own modules; Vite bundles it for Node. */

import { business } from '@otm/content';

export { recordReads } from '@otm/content';

export { externalUrls, hstsPreload, isSandbox } from '../../src/config/config.ts';
export { countedVisits } from '../../src/config/counted-visits.ts';
export { pageDocuments } from '../../src/features/search/search-documents.ts';
export { settingProblems } from '../../src/features/settings/site-settings.ts';
export { sitePages } from '../../src/routes/site-pages.ts';
export {
  type DocumentPlan,
  documentAt,
  type RenderAssets,
  renderDocument,
  type SharedParts,
} from './documents.tsx';
export { iconSizes, renderFavicon } from './favicon.tsx';
export { renderFeeds } from './feeds.ts';
export { type UrlRules, urlRules } from './hosting.ts';
export { renderLlmsText } from './llms-text.ts';
export { renderManifests } from './manifests.ts';
export { markdownPageAt, renderMarkdown } from './markdown.ts';
export { missingTexts } from './missing-texts.ts';
export { renderArticlePictures, renderPictures } from './pictures.tsx';
export { searchablePages } from './search-data.ts';
export { renderShareCards } from './share-cards.tsx';
export { type SiteFacts, siteFacts } from './site-facts.ts';
export { renderRobots, renderSitemaps } from './sitemap.ts';

/** The origin of the site's own URLs. */
export const { origin } = business;
