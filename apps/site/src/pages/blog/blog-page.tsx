import { business } from '@otm/content';
import type { blogPage, blogPager, PageCopy } from '@otm/content/pages';
import type { Article } from '@otm/schema';
import { ExternalLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../config/config.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { pageAt, pageCount } from '../../features/articles/pagination.ts';
import type { CopyProps } from '../copy-props.ts';
import { BlogPager } from './blog-pager.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { PostRow } from './post-row.tsx';

interface BlogPageProps extends CopyProps<PageCopy<typeof blogPage>> {
  /** The labels of the links to older posts. */
  readonly pager: PageCopy<typeof blogPager>;
  /** All posts, newest first. */
  readonly posts: readonly Article[];
}

/** The blog: the latest post with the community next to it, and the first page of all posts. */
export function BlogPage({ copy, pager, posts }: BlogPageProps): ReactNode {
  const { t } = useTranslation();
  const { title, lead, community, all } = copy;
  const { telegram, discord } = business.community;
  const featured = posts[0];
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs current={title} />
      <h1>{title}</h1>
      <p className="otm-lead">{lead}</p>
      <div className="otm-blog">
        {featured && <FeaturedPost label={copy.featured} post={featured} />}
        <aside className="otm-blog__community" aria-labelledby="community">
          <h2 id="community">{community.title}</h2>
          <p>{community.text}</p>
          <ul className="otm-links">
            <li>
              <ExternalLink href={endpoints.outside(telegram)} newTabLabel={t('external')}>
                {community.telegram}
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={endpoints.outside(discord)} newTabLabel={t('external')}>
                {community.discord}
              </ExternalLink>
            </li>
          </ul>
        </aside>
      </div>
      <section className="otm-blog__all" aria-labelledby="posts">
        <h2 id="posts">{all}</h2>
        <PostRow posts={pageAt(posts, 1)} />
        <BlogPager labels={pager} number={1} count={pageCount(posts)} />
      </section>
    </div>
  );
}
