import type { PageCopy, searchPage } from '@otm/content/pages';
import type { Article, Term } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { SearchField } from '../../features/search/search-field.tsx';
import { searchOptions } from '../../features/search/search-options.ts';
import type { CopyProps } from '../copy-props.ts';
import { LinkList } from './link-list.tsx';

interface SearchPageProps extends CopyProps<PageCopy<typeof searchPage>> {
  /** The articles of the guide. */
  readonly features: readonly Article[];
  /** The newest posts, oldest first. */
  readonly posts: readonly Article[];
  /** The terms of the glossary in any order; the page sorts them in its language. */
  readonly terms: readonly Term[];
}

/** The search page; its lists link to everything, also without JavaScript. */
export function SearchPage({ copy, features, posts, terms }: SearchPageProps): ReactNode {
  const site = useSite();
  const { href, locale } = site;
  const { compare } = new Intl.Collator(locale);
  return (
    <div className="otm-page otm-search-page otm-container">
      <h1>{copy.title}</h1>
      <p className="otm-lead">{copy.lead}</p>
      <SearchField locale={locale} load={searchOptions(site).load}>
        <LinkList
          title={copy.articles}
          links={features.map(({ slug, text }) => ({
            label: text[locale].linkTitle,
            href: href('features', { slug: slug[locale] }),
          }))}
        />
        <LinkList
          title={copy.posts}
          links={posts.map(({ slug, text }) => ({
            label: text[locale].title,
            href: href('post', { slug: slug[locale] }),
          }))}
        />
        <LinkList
          folded={true}
          title={copy.terms}
          links={terms
            .map(({ name, slug }) => ({
              label: name[locale],
              href: href('term', { slug: slug[locale] }),
            }))
            .toSorted((one, other) => compare(one.label, other.label))}
        />
      </SearchField>
    </div>
  );
}
