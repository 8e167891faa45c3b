import { features, glossary, posts } from '@otm/content';
import type { Article, Locale } from '@otm/schema';
import { pathTo, sitePages } from '../paths.ts';
import { routes } from '../routes.tsx';
import { articleDocuments } from './article-documents.ts';
import { pageTexts } from './page-texts.ts';
import { plainTexts } from './plain-texts.ts';
import type { SearchDocument } from './search-document.ts';

/** Everything that the search of a language finds, made from the content. */
export const searchDocuments = (locale: Locale): readonly SearchDocument[] => [
  ...features.flatMap(articlesOf('guide', 'features', locale)),
  ...posts.flatMap(articlesOf('blog', 'post', locale)),
  ...termDocuments(locale),
  ...pageDocuments(locale),
];

const articlesOf =
  (kind: 'guide' | 'blog', route: 'features' | 'post', locale: Locale) =>
  ({ slug, text }: Article) =>
    articleDocuments(text[locale], {
      kind,
      url: pathTo(route, locale, { title: slug[locale] }),
      locale,
    });

const termDocuments = (locale: Locale): readonly SearchDocument[] =>
  glossary.map(({ id, name, short, long }) => ({
    url: `${pathTo('glossary', locale)}#${id}`,
    title: name[locale],
    kind: 'glossary',
    text: `${short[locale]} ${long[locale]}`,
  }));

/** Routes whose texts are found piece by piece. */
const byPiece: ReadonlySet<string> = new Set(['features', 'post', 'glossary']);

/** Every other page that may be listed: what it says of itself, and its texts. */
const pageDocuments = (locale: Locale): readonly SearchDocument[] =>
  sitePages()
    .filter((page) => page.locale === locale && routes[page.route].indexable)
    .filter(({ route }) => !byPiece.has(route))
    .map(({ route, params, path }) => {
      const { title, description } = routes[route].meta(locale, params);
      const texts = plainTexts(pageTexts(route, params), locale);
      return { url: path, title, kind: 'page', text: [description, ...texts].join(' ') };
    });
