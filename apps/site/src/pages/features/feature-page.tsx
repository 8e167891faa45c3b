import { indicators } from '@otm/content';
import { guidePage } from '@otm/content/pages';
import type { Article } from '@otm/schema';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { ArticleView } from '../../features/articles/article-view.tsx';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { IndicatorWindow } from '../../features/product-window/indicator-window.tsx';
import { features, findFeature } from '../../library.ts';
import { FeatureMenu } from './feature-menu.tsx';
import { Neighbours } from './neighbours.tsx';

/** A card of the guide with its menu. */
export function FeaturePage({ article }: { readonly article: Article }): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { title, banner } = guidePage[locale];
  const place = features.indexOf(article);
  const first = findFeature(undefined);
  const indicator = indicators.find(({ slug }) => slug === article.slug[locale]);
  return (
    <div className="otm-page otm-container otm-guide">
      <Breadcrumbs
        above={[
          { label: t('nav.home'), href: href('home') },
          { label: title, href: href('features', { slug: first.slug[locale] }) },
        ]}
        current={article.text[locale].linkTitle}
      />
      <FeatureMenu current={article} />
      <div className="otm-guide__card">
        <ArticleView article={article} />
        {indicator && <IndicatorWindow id={indicator.id} />}
        <Neighbours previous={features[place - 1]} next={features[place + 1]} />
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
