import { business } from '@otm/content';
import type { freeIndicatorsPage, PageCopy } from '@otm/content/pages';
import type { FreeIndicator } from '@otm/schema';
import { ExternalLink, Prose } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { PlayablePicture } from '../../features/charts/playable-picture.tsx';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
import type { CopyProps } from '../copy-props.ts';

/** The trades in the picture: two thirds of the session, so that its replay has a third to go on with. */
const shownTrades = 6000;

interface FreeIndicatorPanelProps extends CopyProps<PageCopy<typeof freeIndicatorsPage>> {
  /** The free indicator; its id links the panel to its tab. */
  readonly indicator: FreeIndicator;
  /** Whether another tab is selected. */
  readonly hidden: boolean;
}

/** One free indicator: what it does, the download, and its computed picture. */
export function FreeIndicatorPanel({
  copy,
  indicator,
  hidden,
}: FreeIndicatorPanelProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const checkoutLink = useCheckoutLink();
  return (
    <section
      className="otm-free__panel"
      role="tabpanel"
      id={`panel-${indicator.id}`}
      aria-labelledby={`tab-${indicator.id}`}
      hidden={hidden}
    >
      <Prose>
        <h2>{indicator.title[locale]}</h2>
        <p>{indicator.description[locale]}</p>
        <div>
          <ExternalLink
            {...checkoutLink(business.checkouts[0], indicator.downloadItem)}
            variant="primary"
            newTabLabel={t('external')}
          >
            {copy.download}
          </ExternalLink>
        </div>
        <p>{copy.after}</p>
        <p>{copy.difference}</p>
        <h3>{copy.features}</h3>
        <ul>
          {indicator.features[locale].map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Prose>
      <PlayablePicture id={indicator.indicator} until={shownTrades} />
    </section>
  );
}
