import type { guidePage, PageCopy } from '@otm/content/pages';
import { type Article, type ArticleGroup, format } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { cardId } from '../../features/articles/article-view.tsx';
import { pageAround, pageSize } from '../../features/articles/pagination.ts';
import type { CopyProps } from '../copy-props.ts';

/** The most cards whose menu fits a window next to the card. */
const mostInView = 14;

interface FeatureMenuProps extends CopyProps<Pick<PageCopy<typeof guidePage>, 'title' | 'menu'>> {
  /** The card to mark; a long menu shows only the cards near it. */
  readonly current: Article;
  /** The cards of the guide under their headings. */
  readonly groups: readonly ArticleGroup[];
}

/**
 * The cards of the guide under their headings, with the current one marked. Collapsible in narrow
 * windows; a long guide shows a section at a time.
 */
export function FeatureMenu({ copy, current, groups }: FeatureMenuProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const articles = groups.flatMap((group) => group.articles);
  const { shown, before, after } = pageAround(articles, current, pageSize);
  const linkTo = ({ slug }: Article) => `${href('features', { slug: slug[locale] })}#${cardId}`;
  return (
    <nav
      className="otm-guide__menu"
      aria-label={copy.title}
      data-long={articles.length > mostInView ? '' : undefined}
    >
      <details>
        <summary>{format(copy.menu, { count: articles.length })}</summary>
        {before && <a href={linkTo(before)}>{t('article.earlier')}</a>}
        {groups.map((group) => {
          const entries = group.articles.filter((article) => shown.includes(article));
          if (entries.length === 0) return null;
          return (
            <section key={group.id}>
              <strong>{group.title[locale]}</strong>
              <ul>
                {entries.map((article) => (
                  <li key={article.slug.en}>
                    <a
                      href={linkTo(article)}
                      aria-current={article === current ? 'page' : undefined}
                    >
                      {article.text[locale].linkTitle}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {after && <a href={linkTo(after)}>{t('article.later')}</a>}
        <a className="otm-guide__glossary" href={href('glossary')}>
          {t('footer.glossary')}
        </a>
      </details>
    </nav>
  );
}
