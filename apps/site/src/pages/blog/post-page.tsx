import { blogPage, findArticle, posts } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '../../articles/article-view.tsx';
import { Breadcrumbs } from '../../articles/breadcrumbs.tsx';
import type { PageProps } from '../../route.ts';
import { useSite } from '../../site.ts';
import { PostRow } from './post-row.tsx';

/** A post of the blog with the others below it; an unknown slug renders nothing. */
export function PostPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const post = findArticle(posts, params.title);
  if (!post) return null;
  const { title, also } = blogPage[locale];
  return (
    <div className="otm-page otm-container otm-post">
      <Breadcrumbs
        above={[
          { label: t('nav.home'), href: href('home') },
          { label: title, href: href('blog') },
        ]}
        current={post.text[locale].linkTitle}
      />
      <ArticleView article={post} />
      <section className="otm-blog__all" aria-labelledby="also">
        <h2 id="also">{also}</h2>
        <PostRow posts={posts.toReversed()} around={post} thumbnails={true} />
      </section>
    </div>
  );
}
