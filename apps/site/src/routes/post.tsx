import { findArticle } from '@otm/content';
import { blogPage, notFoundPage } from '@otm/content/pages';
import { lastModified } from '../features/articles/last-modified.ts';
import { articlePicture } from '../features/charts/article-picture.ts';
import { articleDocuments } from '../features/search/article-documents.ts';
import { blogPosting, breadcrumbList } from '../features/structured-data/articles.ts';
import { newestPosts, posts } from '../library.ts';
import { PostPage } from '../pages/blog/post-page.tsx';
import { defineRoute } from './define-route.tsx';
import { pathTo, sameInAllLocales } from './links.ts';
import { paths } from './paths.ts';
import { slugParams } from './slug-params.ts';

/** The posts of the blog; an unknown slug shows an empty page. */
export const post = defineRoute({
  ...paths.post,
  entries: posts.map(slugParams),
  fallback: sameInAllLocales({}),
  layout: 'full',
  indexable: true,
  feed: true,
  load: ({ slug }, locale) => ({
    copy: blogPage[locale],
    article: findArticle(posts, slug),
    posts: newestPosts,
  }),
  meta: ({ article }, locale) => (article?.text ?? notFoundPage)[locale].meta,
  // Without alternates, a visitor of another language stays on the empty page too.
  exists: ({ article }) => article !== undefined,
  lastModified: ({ article }) => article && lastModified(article),
  shareCard: ({ article }) => article && articlePicture(article),
  searchDocuments: ({ article }, locale, url) =>
    article ? articleDocuments(article.text[locale], { kind: 'blog', locale, url }) : [],
  structuredData: ({ article, copy }, locale, urls) =>
    article
      ? [
          breadcrumbList(
            locale,
            { name: article.text[locale].linkTitle, url: urls.url },
            { name: copy.title, path: pathTo('blog', locale) },
          ),
          blogPosting(article, locale, urls),
        ]
      : [],
  Page: ({ article, ...data }) => article && <PostPage {...data} post={article} />,
});
