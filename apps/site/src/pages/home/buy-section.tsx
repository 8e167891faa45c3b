import { business } from '@otm/content';
import { homePage } from '@otm/content/pages';
import { ButtonLink, ExternalLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';

/** The link to the plans, and the platform and data feed that the indicators need. */
export function BuySection(): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { buy } = homePage[locale];
  return (
    <Section id="buy" title={buy.title} lead={buy.text}>
      <ButtonLink href={href('buy')} variant="primary">
        {buy.action}
      </ButtonLink>
      <h3 className="otm-needs__title">{buy.needs}</h3>
      <ul className="otm-needs otm-links">
        <li>
          <ExternalLink
            href={endpoints.outside(business.hostPlatform)}
            newTabLabel={t('external')}
            sponsored={true}
          >
            {buy.platform}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink
            href={endpoints.outside(business.dataFeed)}
            newTabLabel={t('external')}
            sponsored={true}
          >
            {buy.dataFeed}
          </ExternalLink>
        </li>
      </ul>
    </Section>
  );
}
