import type { blogPage, blogPager, PageCopy } from '@otm/content/pages';
import { type Article, format } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { pageAt, pageCount } from '../../features/articles/pagination.ts';
import type { CopyProps } from '../copy-props.ts';
import { BlogPager } from './blog-pager.tsx';
import { PostRow } from './post-row.tsx';

interface OlderPostsPageProps extends CopyProps<PageCopy<typeof blogPage>> {
  /** The labels of the links to other pages of posts, and the name of a page. */
  readonly pager: PageCopy<typeof blogPager>;
  /** All posts, newest first. */
  readonly posts: readonly Article[];
  /** The number of the page, from 2. */
  readonly number: number;
}

/** A page of the list of posts after the first. */
export function OlderPostsPage({ copy, pager, posts, number }: OlderPostsPageProps): ReactNode {
  const { href } = useSite();
  const page = format(pager.page, { number, count: pageCount(posts) });
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs section={{ label: copy.title, href: href('blog') }} current={page} />
      <h1>{copy.title}</h1>
      <section className="otm-blog__all" aria-labelledby="posts">
        <h2 id="posts">
          {copy.all}: {page}
        </h2>
        <PostRow posts={pageAt(posts, number)} />
        <BlogPager labels={pager} number={number} count={pageCount(posts)} />
      </section>
    </div>
  );
}
