import { formatDate } from '@otm/content';
import type { Article } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { ArticlePicture } from '../../features/charts/card-picture.tsx';

interface PostCardProps {
  /** The post to preview, linked by its title. */
  readonly post: Article;
  /**
   * Whether to leave out the summary.
   *
   * @defaultValue false
   */
  readonly thumbnail?: boolean;
}

/** A post's preview: picture, date, linked title and summary. */
export function PostCard({ post, thumbnail = false }: PostCardProps): ReactNode {
  const { href, locale } = useSite();
  const { title, summary } = post.text[locale];
  return (
    <article className="otm-post-card">
      <ArticlePicture article={post} decorative={true} />
      <time dateTime={post.published}>{formatDate(post.published, locale)}</time>
      <h3>
        <a href={href('post', { slug: post.slug[locale] })}>{title}</a>
      </h3>
      {!thumbnail && <p>{summary}</p>}
    </article>
  );
}
