import { business } from '@otm/content';
import type { homePage, PageCopy } from '@otm/content/pages';
import { ButtonLink, ExternalLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import type { CopyProps } from '../copy-props.ts';

interface BuySectionProps extends CopyProps<PageCopy<typeof homePage>['buy']> {
  /** The label of the link to the free indicators. */
  readonly free: string;
}

/** The link to the plans, next to what they cost and the platform and data feed that they need. */
export function BuySection({ copy, free }: BuySectionProps): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  const needs = [
    [copy.platform, business.hostPlatform],
    [copy.dataFeed, business.dataFeed],
  ] as const;
  return (
    <Section className="otm-last-step" id="buy" title={copy.title} lead={copy.text}>
      <div className="otm-actions">
        <ButtonLink href={href('buy')} variant="primary">
          {copy.action}
        </ButtonLink>
        <ButtonLink href={href('freeIndicators', { id: 'deltabar' })}>{free}</ButtonLink>
      </div>
      <dl className="otm-offers">
        {copy.offers.map(([offer, price]) => (
          <div key={offer}>
            <dt>{offer}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        {needs.map(([name, partner]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ExternalLink
                href={endpoints.outside(partner)}
                newTabLabel={t('external')}
                sponsored={true}
              >
                {partner.name}
              </ExternalLink>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
