import { formatDate } from '@otm/content';
import type { Article } from '@otm/schema';
import { ButtonLink, VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { articlePicture } from '../../features/charts/article-picture.ts';
import { FeaturedPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';

interface FeaturedPostProps {
  /** Marks it as the latest. */
  readonly label: string;
  /** The latest post. */
  readonly post: Article;
}

/** The large card of the latest post. */
export function FeaturedPost({ label, post }: FeaturedPostProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { title, summary } = post.text[locale];
  const url = href('post', { slug: post.slug[locale] });
  return (
    <article className="otm-featured">
      <figure>
        <FeaturedPicture article={post} />
        <figcaption className="otm-posts__note">
          {simulatedCaption(locale, articlePicture(post).data.seed)}
        </figcaption>
      </figure>
      <div>
        <p className="otm-featured__mark">
          {label}
          {' · '}
          <time dateTime={post.published}>{formatDate(post.published, locale)}</time>
        </p>
        <h2>
          <a href={url}>{title}</a>
        </h2>
        <p>{summary}</p>
        <ButtonLink href={url}>
          {t('readMore')}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
