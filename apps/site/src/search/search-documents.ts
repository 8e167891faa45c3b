import {
  type Article,
  features,
  glossary,
  type Locale,
  posts,
  type SearchKind,
  textsOf,
} from '@otm/content';
import { anchorOf } from '@otm/ui';
import { pathTo, sitePages } from '../paths.ts';
import { routes } from '../routes.tsx';
import { pageTexts } from './page-texts.ts';
import type { SearchDocument } from './search-document.ts';

/** Everything that the search of a language finds, made from the content. */
export const searchDocuments = (locale: Locale): readonly SearchDocument[] => [
  ...features.flatMap((card) =>
    articleDocuments(card, 'guide', addressOf(card, 'features', locale), locale),
  ),
  ...posts.flatMap((post) =>
    articleDocuments(post, 'blog', addressOf(post, 'post', locale), locale),
  ),
  ...termDocuments(locale),
  ...pageDocuments(locale),
];

const addressOf = ({ slug }: Article, route: 'features' | 'post', locale: Locale) =>
  pathTo(route, locale, { title: slug[locale] });

/** An article's summary, then its sections, each with the address of its heading; then its questions. */
function articleDocuments(
  article: Article,
  kind: SearchKind,
  url: string,
  locale: Locale,
): readonly SearchDocument[] {
  const { title, summary, blocks } = article.text[locale];
  const sections: SearchDocument[] = [{ url, title, kind, text: summary }];
  const questions: SearchDocument[] = [];
  for (const block of blocks) {
    const open = sections.at(-1) as SearchDocument;
    if (block.type === 'heading')
      sections.push({
        url: `${url}#${anchorOf(block.text)}`,
        title,
        kind,
        section: block.text,
        text: '',
      });
    else if (block.type === 'questions')
      block.questions.forEach(({ question, answer }, place) => {
        questions.push({
          url: `${url}#q${place + 1}`,
          title: question,
          kind: 'questions',
          text: answer.join(' '),
        });
      });
    else if (!('lang' in block) || block.lang === locale)
      sections.splice(-1, 1, { ...open, text: join([open.text, ...plainTexts(block, locale)]) });
  }
  return [...sections, ...questions];
}

const termDocuments = (locale: Locale): readonly SearchDocument[] =>
  glossary.map(({ id, name, short, long }) => ({
    url: `${pathTo('glossary', locale)}#${id}`,
    title: name[locale],
    kind: 'glossary',
    text: join([short[locale], long[locale]]),
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
      return {
        url: path,
        title,
        kind: 'page',
        text: join([description, ...plainTexts(pageTexts(route, params), locale)]),
      };
    });

/**
 * The prose of a value. Marks of links are for drawing; what a page says of itself stands before its
 * texts already; statements of the law stand in a language of their own.
 */
const plainTexts = (value: unknown, locale: Locale): readonly string[] =>
  textsOf(value, locale)
    .filter(({ path }) => !/(?:^|\.)(?:meta|statement)\./.test(path))
    .map(({ text }) => text.replace(/[[\]]/g, ''));

const join = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');
