import type { blogPage, PageCopy } from '@otm/content/pages';
import type { Article } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { ArticleView } from '../../features/articles/article-view.tsx';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import type { CopyProps } from '../copy-props.ts';
import { PostRow } from './post-row.tsx';

/** Posts around the current one; all of them would not fit into a post's first response. */
const rowSize = 5;

interface PostPageProps extends CopyProps<Pick<PageCopy<typeof blogPage>, 'title' | 'also'>> {
  /** The post to read in full. */
  readonly post: Article;
  /** All posts of the blog, newest first. */
  readonly posts: readonly Article[];
}

/** A post of the blog, followed by those around it. */
export function PostPage({ copy, post, posts }: PostPageProps): ReactNode {
  const { href, locale } = useSite();
  const { title, also } = copy;
  return (
    <div className="otm-page otm-container otm-post">
      <Breadcrumbs
        section={{ label: title, href: href('blog') }}
        current={post.text[locale].linkTitle}
      />
      <ArticleView article={post} />
      <section className="otm-blog__all" aria-labelledby="also">
        <h2 id="also">{also}</h2>
        <PostRow posts={posts} around={post} thumbnails={true} size={rowSize} />
      </section>
    </div>
  );
}
