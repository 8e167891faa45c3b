import { matchPath } from 'react-router-dom';
import { isUnlisted, readDocuments, type SiteDocument } from '../../../e2e/fixtures/documents.ts';
import { paths, type RouteId } from '../../../src/routes/paths.ts';
import { type PageText, readPageText } from './page-text.ts';

/** The routes with a layout of their own. The others are texts like `risk`, or not for visitors. */
const pageTypes = [
  'home',
  'features',
  'buy',
  'order',
  'freeIndicators',
  'blog',
  'post',
  'glossary',
  'term',
  'risk',
  'contact',
  'licence',
  'install',
  'search',
] as const satisfies readonly RouteId[];

const locales = ['en', 'es'] as const;

const isOf = (id: RouteId, { locale, path }: SiteDocument) => {
  const { path: pattern } = paths[id];
  const own = typeof pattern === 'string' ? pattern : pattern[locale];
  return matchPath(own, path.replace(/^\/es(?=\/|$)/, '') || '/') !== null;
};

/** The pages of the built site. */
const sitePages = () => readDocuments('owner').pages.filter(({ path }) => !path.endsWith('/404'));

/** The path of the longest page of each type, in both languages. */
export function typicalPaths(): readonly string[] {
  const pages = sitePages().toSorted((one, other) => other.html.length - one.html.length);
  // The list of posts has a fallback with the pattern of a post.
  const lists = new Set(['/blog', '/es/blog', '/glossary', '/es/glosario']);
  return pageTypes.flatMap((id) =>
    locales.flatMap((locale) => {
      const found = pages.find(
        (page) =>
          page.locale === locale &&
          isOf(id, page) &&
          (!/^(?:post|term)$/.test(id) || !lists.has(page.path)),
      );
      return found ? [found.path] : [];
    }),
  );
}

/** Whether search engines must not list a page. */
export { isUnlisted };

/** The texts that the peers get: the home page, the guide and the posts in English. */
export const peerPages = (): readonly PageText[] =>
  sitePages()
    .filter((page) => page.locale === 'en' && (isOf('home', page) || isArticle(page)))
    .map(({ path, html }) => readPageText(path, html));

const isArticle = ({ path }: SiteDocument) =>
  /^(?:\/es)?\/(?:features|blog)\/(?!page\/|pagina\/)./.test(path);

/** The texts of all posts of a language. */
export const postTexts = (locale: SiteDocument['locale']): readonly PageText[] =>
  sitePages()
    .filter((page) => page.locale === locale && isArticle(page) && page.path.includes('/blog/'))
    .map(({ path, html }) => readPageText(path, html));
