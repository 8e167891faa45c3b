import { business, findFreeIndicator, freeIndicators, freeIndicatorsPage } from '@otm/content';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeIndicatorTabs } from '../../live/free-indicator-tabs.tsx';
import { LivePart } from '../../live/live-part.tsx';
import { twinsOf } from '../../paths.ts';
import type { PageProps } from '../../route.ts';
import { useSite } from '../../site.ts';
import { FreeIndicatorPanel } from './free-indicator-panel.tsx';

/** The free indicators, a tab each; an unknown one shows the first. */
export function FreeIndicatorsPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const texts = freeIndicatorsPage[locale];
  const shown = findFreeIndicator(params.indicatorId);
  return (
    <div className="otm-page otm-container">
      <h1 className="otm-free__title">{texts.heading}</h1>
      <LivePart
        part="free-indicator-tabs"
        when="approach"
        Part={FreeIndicatorTabs}
        props={{
          label: texts.tabs,
          initial: shown.id,
          tabs: freeIndicators.map(({ id, title, meta }) => ({
            id,
            label: title[locale],
            href: href('freeIndicators', { indicatorId: id }),
            meta: meta[locale],
            twins: twinsOf('freeIndicators', { indicatorId: id }),
          })),
        }}
        failure={{ ...t('failure', { returnObjects: true }), email: business.email }}
      />
      {freeIndicators.map((indicator) => (
        <FreeIndicatorPanel
          key={indicator.id}
          indicator={indicator}
          hidden={indicator.id !== shown.id}
        />
      ))}
      <p>{texts.more}</p>
      <div>
        <ButtonLink href={href('buy')}>{texts.moreAction}</ButtonLink>
      </div>
    </div>
  );
}
