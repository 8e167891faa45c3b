import type { newHomePage, PageCopy } from '@otm/content/pages';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BlockChart } from '../../features/charts/block-chart.tsx';
import type { CopyProps } from '../copy-props.ts';

type LandingHeroProps = CopyProps<PageCopy<typeof newHomePage>['hero']>;

/** The first view: a session with the product's indicators, and how to read it. */
export function LandingHero({ copy }: LandingHeroProps): ReactNode {
  const { href } = useSite();
  const { ask, lead, plans, reading, readTitle, risk, riskLink, title } = copy;
  return (
    <section className="otm-landing-hero otm-container">
      <div className="otm-landing-hero__head">
        <h1>{title}</h1>
        <p className="otm-lead">{lead}</p>
        <div className="otm-actions">
          <ButtonLink href={href('buy')} variant="primary">
            {plans}
          </ButtonLink>
          <ButtonLink href={href('contact')}>{ask}</ButtonLink>
        </div>
        <p className="otm-landing-hero__risk">
          {risk} <a href={href('risk')}>{riskLink}</a>
        </p>
      </div>
      <div className="otm-landing-hero__picture">
        <BlockChart block={{ type: 'chart', chart: 'hero' }} />
      </div>
      <div className="otm-landing-hero__reading">
        <h2>{readTitle}</h2>
        <ol>
          {reading.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
