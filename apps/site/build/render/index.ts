/** The part of the generator that runs on the site's own modules; Vite bundles it for Node. */

import { business } from '@otm/content';

export { analytics } from '../../src/config/analytics.ts';
export { externalUrls, hstsPreload, isSandbox } from '../../src/config/config.ts';
export { countedVisits } from '../../src/config/counted-visits.ts';
export { chatSettings } from '../../src/features/chat/chat-settings.ts';
export { settingProblems } from '../../src/features/settings/site-settings.ts';
export { failures } from '../../src/islands/failures.ts';
export { videoReviews } from '../../src/library.ts';
export { type RenderAssets, renderDocuments, type SharedParts } from './documents.tsx';
export { iconSizes, renderFavicon } from './favicon.tsx';
export { renderFeeds } from './feeds.ts';
export { type UrlRules, urlRules } from './hosting.ts';
export { renderLlmsText } from './llms-text.ts';
export { renderManifests } from './manifests.ts';
export { renderMarkdown } from './markdown.ts';
export { renderPictures } from './pictures.tsx';
export { searchData } from './search-data.ts';
export { renderShareCards } from './share-cards.tsx';
export { renderRobots, renderSitemaps } from './sitemap.ts';

/** The origin of the site's own URLs. */
export const { origin } = business;
