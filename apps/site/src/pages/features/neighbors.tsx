import type { Article } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

interface NeighborsProps {
  /** The card before; absent on the first one. */
  readonly previous?: Article | undefined;
  /** The card after; absent on the last one. */
  readonly next?: Article | undefined;
}

/** The cards before and after one of the guide. */
export function Neighbors({ previous, next }: NeighborsProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const link = (article: Article, label: string, rel: 'prev' | 'next') => (
    <a href={href('features', { slug: article.slug[locale] })} rel={rel}>
      <small>{label}</small>
      {article.text[locale].linkTitle}
    </a>
  );
  return (
    <nav className="otm-neighbors" aria-label={t('article.neighbors')}>
      {previous && link(previous, t('article.previous'), 'prev')}
      {next && link(next, t('article.next'), 'next')}
    </nav>
  );
}
