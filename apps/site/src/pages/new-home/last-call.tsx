import { newHomePage } from '@otm/content/pages';
import { ButtonLink, RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** The last call to action, with the full risk statement. */
export function LastCall(): ReactNode {
  const { href, locale } = useSite();
  const { ask, plans, risk, text, title } = newHomePage[locale].last;
  return (
    <Section id="start" title={title} lead={text} data-tone="surface">
      <div className="otm-last">
        <div className="otm-actions">
          <ButtonLink href={href('buy')} variant="primary">
            {plans}
          </ButtonLink>
          <ButtonLink href={href('contact')}>{ask}</ButtonLink>
        </div>
        <RiskNote title={risk.title} text={risk.text} />
      </div>
    </Section>
  );
}
