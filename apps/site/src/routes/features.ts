import { guidePage } from '@otm/content/pages';
import { lastModified } from '../features/articles/last-modified.ts';
import { articlePicture } from '../features/charts/article-picture.ts';
import { articleDocuments } from '../features/search/article-documents.ts';
import { breadcrumbList, guideArticle } from '../features/structured-data/articles.ts';
import { features as articles, featureGroups, findFeature } from '../library.ts';
import { FeaturePage } from '../pages/features/feature-page.tsx';
import { defineRoute } from './define-route.tsx';
import { pathTo } from './links.ts';
import { paths } from './paths.ts';
import { slugParams } from './slug-params.ts';

/** The cards of the guide; an unknown or missing slug shows the first one. */
export const features = defineRoute({
  ...paths.features,
  entries: articles.map(slugParams),
  fallback: slugParams(findFeature(undefined)),
  layout: 'full',
  indexable: true,
  load: ({ slug }, locale) => ({
    copy: guidePage[locale],
    article: findFeature(slug),
    groups: featureGroups,
  }),
  meta: ({ article }, locale) => article.text[locale].meta,
  lastModified: ({ article }) => lastModified(article),
  shareCard: ({ article }) => articlePicture(article),
  searchDocuments: ({ article }, locale, url) =>
    articleDocuments(article.text[locale], { kind: 'guide', locale, url }),
  structuredData: ({ article, copy }, locale, urls) => [
    breadcrumbList(
      locale,
      { name: article.text[locale].linkTitle, url: urls.url },
      {
        name: copy.title,
        path: pathTo('features', locale, slugParams(findFeature(undefined))[locale]),
      },
    ),
    guideArticle(article, locale, urls),
  ],
  Page: FeaturePage,
});
