import { homePage } from '@otm/content';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { HeroPicture } from '../../features/charts/hero-picture.tsx';
import { whatIsId } from './what-is.tsx';

/** The first view: headline, link to the prices, and the computed picture of a session. */
export function Hero(): ReactNode {
  const { href, locale } = useSite();
  const { hero } = homePage[locale];
  return (
    <section className="otm-hero otm-container">
      <div className="otm-hero__text">
        <h1>{hero.title}</h1>
        <p className="otm-lead">{hero.lead}</p>
        <div className="otm-actions">
          <ButtonLink href={href('buy')} variant="primary">
            {hero.prices}
          </ButtonLink>
          <ButtonLink href={`#${whatIsId}`}>{hero.readMore}</ButtonLink>
        </div>
        <p className="otm-hero__risk">
          {hero.risk} <a href={href('risk')}>{hero.riskLink}</a>
        </p>
      </div>
      <HeroPicture />
    </section>
  );
}
