import type { Article } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { pageAround } from '../../features/articles/pagination.ts';
import { articlePicture } from '../../features/charts/article-picture.ts';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';
import { PostCard } from './post-card.tsx';

interface PostRowProps {
  /** Newest first. */
  readonly posts: readonly Article[];
  /** The post around which a long row is cut; the newest by default. */
  readonly around?: Article;
  /** Whether the cards leave out the summaries. */
  readonly thumbnails?: boolean;
  /** Posts at once; those of a list of articles by default. */
  readonly size?: number;
}

/** Preview cards of posts; a long row shows a section and links to the rest. */
export function PostRow({ posts, around, thumbnails = false, size }: PostRowProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { shown, before, after } = pageAround(posts, around, size);
  const cards = shown.filter((post) => post !== around);
  const seeds = cards.map((post) => articlePicture(post).data.seed);
  const link = (post: Article, label: string) => (
    <a className="otm-link" href={href('post', { slug: post.slug[locale] })}>
      {label}: {post.text[locale].title}
    </a>
  );
  return (
    <div className="otm-posts">
      {before && link(before, t('article.later'))}
      <ul className="otm-cards">
        {cards.map((post) => (
          <li key={post.slug.en}>
            <PostCard post={post} thumbnail={thumbnails} />
          </li>
        ))}
      </ul>
      {after && link(after, t('article.earlier'))}
      <p className="otm-posts__note">{simulatedCaption(locale, seeds.join(', '))}</p>
    </div>
  );
}
