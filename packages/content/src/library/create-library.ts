import { findArticle } from '../find.ts';
import type { ContentSource } from '../markdown/source.ts';
import { arrangeArticles } from './articles.ts';
import { statementOf, statementSources } from './entries.ts';
import type { Library } from './library.ts';
import { createLookup } from './lookup.ts';
import type { SiteFacts } from './site-facts.ts';
import { termsOf } from './terms.ts';
import { installVideosOf, videoOf, videoReviewsOf } from './videos.ts';

/**
 * Looks up every id and variable in what was parsed from Markdown.
 *
 * @param facts what the engine computes, and the URLs of the site
 * @throws {ContentError} on unknown names and missing translations.
 */
export function createLibrary(source: ContentSource, facts: SiteFacts): Library {
  const lookupIn = createLookup(source, facts);
  const { articleSources, ...articles } = arrangeArticles(source, lookupIn);
  const sources = [...articleSources, ...statementSources(source, lookupIn)];
  return {
    ...articles,
    sources: [...new Map(sources.map((it) => [it.url, it])).values()],
    glossary: termsOf(source, lookupIn),
    policiesPage: statementOf(source, 'policies', lookupIn),
    riskPage: statementOf(source, 'risk', lookupIn),
    privacyPage: statementOf(source, 'privacy', lookupIn),
    licenseTermsPage: statementOf(source, 'license-terms', lookupIn),
    accessibilityPage: statementOf(source, 'accessibility', lookupIn),
    builtInPage: statementOf(source, 'built-in', lookupIn),
    companyPage: statementOf(source, 'company', lookupIn),
    whatIsVideo: videoOf(source, 'what-is', lookupIn),
    masterClassVideo: videoOf(source, 'master-class', lookupIn),
    installVideos: installVideosOf(source, lookupIn),
    videoReviews: videoReviewsOf(source, lookupIn),
    findFeature: (slug) => findArticle(articles.features, slug) ?? articles.features[0],
  };
}
