import { business, uiText } from '@otm/content';
import type { Article, Locale } from '@otm/schema';
import type { BlogPosting, BreadcrumbList, FAQPage, Organization, TechArticle } from 'schema-dts';
import { pathTo } from '../../routes/links.ts';
import type { PageUrls } from './structured-data.ts';

const absolute = (path: string) => `${business.origin}${path}`;

interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface CurrentCrumb {
  readonly name: string;
  readonly url: string;
}

/** The path from the home page, over a section if there is one, to a page, as the page shows it. */
export const breadcrumbList = (
  locale: Locale,
  current: CurrentCrumb,
  section?: Crumb,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: uiText[locale].nav.home, item: absolute(pathTo('home', locale)) },
    ...(section ? [{ name: section.name, item: absolute(section.path) }] : []),
    { name: current.name, item: current.url },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});

const author = { '@type': 'Organization', name: business.company } satisfies Organization;

/** The facts of every kind of article; the document has its language. */
const articleFacts = (
  { published, text, updated }: Article,
  locale: Locale,
  { image }: PageUrls,
) => ({
  headline: text[locale].title,
  datePublished: published,
  ...(updated && { dateModified: updated }),
  author,
  ...(image && { image }),
});

/** A post of the blog. */
export const blogPosting = (article: Article, locale: Locale, urls: PageUrls): BlogPosting => ({
  '@type': 'BlogPosting',
  ...articleFacts(article, locale, urls),
});

const plain = (text: string) => text.replace(/[[\]]/g, '');

/** An article of the guide; one of questions is their list. */
export function guideArticle(
  article: Article,
  locale: Locale,
  urls: PageUrls,
): FAQPage | TechArticle {
  const questions = article.text[locale].blocks.flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  );
  if (questions.length === 0)
    return { '@type': 'TechArticle', ...articleFacts(article, locale, urls) };
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer.join(' ')) },
    })),
  };
}
