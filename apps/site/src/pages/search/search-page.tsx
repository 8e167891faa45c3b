import { searchPage } from '@otm/content/pages';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { SearchField } from '../../features/search/search-field.tsx';
import { searchOptions } from '../../features/search/search-options.ts';
import { features, glossary, posts } from '../../library.ts';
import { LinkList } from './link-list.tsx';

/** The search page; its lists link to everything, also without JavaScript. */
export function SearchPage(): ReactNode {
  const site = useSite();
  const { href, locale } = site;
  const { title, lead, articles, posts: postsTitle, terms } = searchPage[locale];
  const { compare } = new Intl.Collator(locale);
  return (
    <div className="otm-page otm-search-page otm-container">
      <h1>{title}</h1>
      <p className="otm-lead">{lead}</p>
      <SearchField locale={locale} load={searchOptions(site).load}>
        <LinkList
          title={articles}
          links={features.map(({ slug, text }) => ({
            label: text[locale].linkTitle,
            href: href('features', { slug: slug[locale] }),
          }))}
        />
        <LinkList
          title={postsTitle}
          links={posts.map(({ slug, text }) => ({
            label: text[locale].title,
            href: href('post', { slug: slug[locale] }),
          }))}
        />
        <LinkList
          folded={true}
          title={terms}
          links={glossary
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
