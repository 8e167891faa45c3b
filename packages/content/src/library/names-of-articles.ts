import type { Locale } from '@otm/schema';
import type { ReferenceKind } from '../markdown/draft.ts';
import { outlineOf } from '../markdown/outline.ts';
import type { ContentSource } from '../markdown/source.ts';
import { blogGroup } from './guide-groups.ts';
import type { Names } from './names.ts';
import { type Lookup, resolve } from './resolve.ts';
import type { SiteLinks } from './site-links.ts';
import { textIn } from './texts.ts';

type Entry = ContentSource['articles'][number];

const questionIds = (article: Entry, locale: Locale): readonly string[] =>
  outlineOf(textIn(article, locale)).questions;

/** The names of articles and of their questions; they depend on the articles’ slugs. */
export function articleNames(
  articles: ContentSource['articles'],
  lookupIn: (file: string, locale: Locale) => Lookup,
  links: SiteLinks,
) {
  const slugOf = (article: Entry, locale: Locale) => {
    const text = textIn(article, locale);
    return resolve<string>(outlineOf(text).slug, lookupIn(text.file, locale));
  };
  const hrefOf = (article: Entry, locale: Locale) => {
    const section = groupOf(article) === blogGroup ? 'post' : 'features';
    return links.article(section, slugOf(article, locale), locale);
  };
  const byId = new Map(articles.map((article) => [article.id, article]));
  const questions = new Map<Locale, ReadonlyMap<string, string>>();
  const questionsIn = (locale: Locale) => {
    const hrefs = questions.get(locale) ?? hrefsOfQuestions(locale);
    questions.set(locale, hrefs);
    return hrefs;
  };
  /** The URLs of all questions by their ids; the first one of each wins. */
  const hrefsOfQuestions = (locale: Locale): ReadonlyMap<string, string> =>
    new Map(
      articles
        .flatMap((article) =>
          questionIds(article, locale).map(
            (id, index) => [id, `${hrefOf(article, locale)}#q${index + 1}`] as const,
          ),
        )
        .toReversed(),
    );
  const ids = () => articles.map(({ id }) => id);
  return {
    article: {
      noun: 'article',
      known: ids,
      find: (id, locale) => {
        const found = byId.get(id);
        return found && hrefOf(found, locale);
      },
    },
    articleId: {
      noun: 'article',
      known: ids,
      find: (id) => {
        const found = byId.get(id);
        return found && slugOf(found, 'en');
      },
    },
    question: {
      noun: 'question',
      known: () => articles.flatMap((article) => questionIds(article, 'en')),
      find: (id, locale) => questionsIn(locale).get(id),
    },
  } as const satisfies Partial<Readonly<Record<ReferenceKind, Names>>>;
}

/** The group that an article names, as written. */
const groupOf = ({ facts: { group } }: Entry): string => {
  if (typeof group === 'string') return group;
  return 'id' in group ? group.id : '';
};
