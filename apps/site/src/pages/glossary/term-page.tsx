import type { glossaryPage, PageCopy } from '@otm/content/pages';
import type { Article, Block, Locale, Term } from '@otm/schema';
import { BlockList } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { pageSize } from '../../features/articles/pagination.ts';
import { useBlockContext } from '../../features/articles/use-block-context.ts';
import type { CopyProps } from '../copy-props.ts';

interface TermPageProps extends CopyProps<PageCopy<typeof glossaryPage>> {
  /** The term to explain. */
  readonly term: Term;
  /** The articles of the guide. */
  readonly features: readonly Article[];
  /** The posts, newest first. */
  readonly posts: readonly Article[];
}

/** Whether an article explains a term. */
const explains =
  (term: Term) =>
  ({ slug }: Article) =>
    slug.en === term.article;

/** Whether an article names a term at its end. */
const names =
  ({ id }: Term) =>
  ({ related }: Article) =>
    related.includes(id);

/** The first entries that pass a test; a long list isn't read to its end. */
function firstOf<Entry>(
  entries: readonly Entry[],
  test: (entry: Entry) => boolean,
  count: number,
): readonly Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (found.length === count) break;
    if (test(entry)) found.push(entry);
  }
  return found;
}

/** The articles about a term, the one that explains it first; of posts, the newest. */
const articlesOn = (
  term: Term,
  { features, posts }: Pick<TermPageProps, 'features' | 'posts'>,
): readonly Article[] => [
  ...new Set([
    ...features.filter(explains(term)),
    ...features.filter(names(term)),
    ...firstOf(posts, names(term), pageSize).toReversed(),
  ]),
];

/** The explanation, the picture, the example and the mistake, as the blocks of an article. */
const blocksOf = (
  { example, long, mistake, picture, related }: Term,
  labels: TermPageProps['copy'],
  locale: Locale,
): readonly Block[] => [
  { type: 'paragraph', text: long[locale] },
  ...(picture ? [{ type: 'chart', chart: picture } as const] : []),
  { type: 'heading', text: labels.example },
  { type: 'paragraph', text: example[locale] },
  { type: 'heading', text: labels.mistake },
  { type: 'paragraph', text: mistake[locale] },
  { type: 'terms', title: labels.related, terms: related },
];

/** A term of the glossary: definition, explanation, example, mistake, and where to read on. */
export function TermPage({ copy, term, features, posts }: TermPageProps): ReactNode {
  const { href, locale } = useSite();
  const context = useBlockContext();
  const { articles: articlesTitle, title } = copy;
  const name = term.name[locale];
  const links = articlesOn(term, { features, posts }).map((article) => ({
    href: href(posts.includes(article) ? 'post' : 'features', { slug: article.slug[locale] }),
    label: article.text[locale].title,
  }));
  // A page doesn't open the definition that it starts with.
  const terms = context.terms.map((it) => (it.id === term.id ? { ...it, spellings: [] } : it));
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs section={{ label: title, href: href('glossary') }} current={name} />
      <div className="otm-term-page">
        <article className="otm-article">
          <h1>{name}</h1>
          <p className="otm-lead">{term.short[locale]}</p>
          <BlockList blocks={blocksOf(term, copy, locale)} context={{ ...context, terms }} />
        </article>
        {links.length > 0 && (
          <nav className="otm-uses" aria-labelledby="uses">
            <h2 id="uses">{articlesTitle}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
