import { business } from '@otm/content';
import type { homePage, PageCopy } from '@otm/content/pages';
import { ButtonLink, ExternalLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';

interface BuySectionProps {
  readonly copy: PageCopy<typeof homePage>['buy'];
}

/** The link to the plans, and the platform and data feed that the indicators need. */
export function BuySection({ copy }: BuySectionProps): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <Section id="buy" title={copy.title} lead={copy.text}>
      <ButtonLink href={href('buy')} variant="primary">
        {copy.action}
      </ButtonLink>
      <h3 className="otm-needs__title">{copy.needs}</h3>
      <ul className="otm-needs otm-links">
        <li>
          <ExternalLink
            href={endpoints.outside(business.hostPlatform)}
            newTabLabel={t('external')}
            sponsored={true}
          >
            {copy.platform}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink
            href={endpoints.outside(business.dataFeed)}
            newTabLabel={t('external')}
            sponsored={true}
          >
            {copy.dataFeed}
          </ExternalLink>
        </li>
      </ul>
    </Section>
  );
}
