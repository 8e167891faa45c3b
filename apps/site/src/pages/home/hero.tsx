import { homePage } from '@otm/content/pages';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { HomeStage } from '../../features/charts/home-stage.tsx';
import { whatIsId } from './what-is.tsx';

/** The first view: headline, first actions, and one session across the entire screen. */
export function Hero(): ReactNode {
  const { href, locale } = useSite();
  const { hero } = homePage[locale];
  return (
    <section className="otm-hero">
      <div className="otm-hero__top otm-container">
        <h1>{hero.title}</h1>
        <div>
          <p className="otm-lead">{hero.lead}</p>
          <div className="otm-actions">
            <ButtonLink href={href('freeIndicators', { id: 'deltabar' })} variant="primary">
              {hero.free}
            </ButtonLink>
            <ButtonLink href={href('buy')}>{hero.prices}</ButtonLink>
            <a href={`#${whatIsId}`}>{hero.readMore}</a>
          </div>
        </div>
      </div>
      <HomeStage riskLabel={hero.riskLink} />
    </section>
  );
}
