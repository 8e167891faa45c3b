import { business, indicators } from '@otm/content';
import type { guidePage, PageCopy } from '@otm/content/pages';
import type { Article, ArticleGroup } from '@otm/schema';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { ArticleView } from '../../features/articles/article-view.tsx';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { MasterClassLink } from '../../features/master-class/master-class-link.tsx';
import { IndicatorWindow } from '../../features/product-window/indicator-window.tsx';
import type { CopyProps } from '../copy-props.ts';
import { FeatureMenu } from './feature-menu.tsx';
import { Neighbors } from './neighbors.tsx';

interface FeaturePageProps extends CopyProps<PageCopy<typeof guidePage>> {
  /** The card to show: one of those in the groups. */
  readonly article: Article;
  /** The cards of the guide under their headings. */
  readonly groups: readonly ArticleGroup[];
}

/** A card of the guide with its menu. */
export function FeaturePage({ copy, article, groups }: FeaturePageProps): ReactNode {
  const { href, locale } = useSite();
  const { title, banner } = copy;
  const articles = groups.flatMap((group) => group.articles);
  const place = articles.indexOf(article);
  const [first = article] = articles;
  const hasQuestions = article.text[locale].blocks.some(({ type }) => type === 'questions');
  const indicator = indicators.find(({ slug }) => slug === article.slug[locale]);
  return (
    <div className="otm-page otm-container otm-guide">
      <Breadcrumbs
        section={{ label: title, href: href('features', { slug: first.slug[locale] }) }}
        current={article.text[locale].linkTitle}
      />
      <FeatureMenu copy={copy} current={article} groups={groups} />
      <div className="otm-guide__card">
        <ArticleView article={article} />
        {/* Its answers offer a meeting. */}
        {business.linksMasterClass && hasQuestions && (
          <p>
            <MasterClassLink />
          </p>
        )}
        {indicator && <IndicatorWindow id={indicator.id} />}
        <Neighbors previous={articles[place - 1]} next={articles[place + 1]} />
        <aside className="otm-banner" aria-label={banner.title}>
          <div>
            <strong>{banner.title}</strong>
            <p>{banner.text}</p>
          </div>
          <ButtonLink href={href('buy')} variant="primary">
            {banner.action}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
