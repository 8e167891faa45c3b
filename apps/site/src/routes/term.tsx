import { glossaryPage, notFoundPage } from '@otm/content/pages';
import { indicatorIds, locales, type Term } from '@otm/schema';
import { sessionPicture } from '../features/charts/session.ts';
import { breadcrumbList } from '../features/structured-data/articles.ts';
import { definedTerm } from '../features/structured-data/glossary.ts';
import { features, glossary, newestPosts } from '../library.ts';
import { TermPage } from '../pages/glossary/term-page.tsx';
import { defineRoute } from './define-route.tsx';
import { pathTo } from './links.ts';
import { paths } from './paths.ts';
import { slugParams } from './slug-params.ts';

const shareable = [...indicatorIds, 'hero'] as const;

function cardOf({ picture }: Term) {
  const id = shareable.find((it) => it === picture);
  return id && sessionPicture(id);
}

/** The terms of the glossary, a page each; an unknown slug is a 404. */
export const term = defineRoute({
  ...paths.term,
  entries: glossary.map(slugParams),
  layout: 'full',
  indexable: true,
  load: ({ slug }, locale) => ({
    copy: glossaryPage[locale],
    found: glossary.find((it) => locales.some((other) => it.slug[other] === slug)),
    features,
    posts: newestPosts,
  }),
  meta: ({ found }, locale) => found?.meta[locale] ?? notFoundPage[locale].meta,
  exists: ({ found }) => found !== undefined,
  shareCard: ({ found }) => found && cardOf(found),
  searchDocuments: ({ found }, locale, url) =>
    found
      ? [
          {
            url,
            title: found.name[locale],
            kind: 'glossary',
            text: `${found.short[locale]} ${found.long[locale]}`,
          },
        ]
      : [],
  structuredData: ({ copy, found }, locale, { url }) =>
    found
      ? [
          breadcrumbList(
            locale,
            { name: found.name[locale], url },
            { name: copy.title, path: pathTo('glossary', locale) },
          ),
          definedTerm(found, locale, copy.title),
        ]
      : [],
  Page: ({ found, ...data }) => found && <TermPage {...data} term={found} />,
});
