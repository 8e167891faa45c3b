import { homeIndicators, homePage } from '@otm/content';
import type { Indicator } from '@otm/schema';
import { ButtonLink, IndicatorCard, Modal, Section, VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { CardFigure, CardPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';

const modalId = ({ id }: Indicator) => `indicator-${id}`;

/** The indicator cards of the home page, each with a modal for details. */
export function IndicatorSection(): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { indicators } = homePage[locale];
  return (
    <Section id="indicators" title={indicators.title} lead={indicators.lead}>
      <div className="otm-cards">
        {homeIndicators.map((indicator) => (
          <IndicatorCard
            key={indicator.id}
            title={indicator.title}
            summary={indicator.summary[locale]}
            chart={<CardPicture id={indicator.id} />}
            actionLabel={t('readMore')}
            modalId={modalId(indicator)}
          />
        ))}
        <p className="otm-cards__note">{indicators.eighth}</p>
      </div>
      <p className="otm-cards__caption">{simulatedCaption(locale)}</p>
      {homeIndicators.map((indicator) => (
        <Modal
          key={indicator.id}
          id={modalId(indicator)}
          title={indicator.title}
          closeLabel={t('close')}
        >
          <CardFigure id={indicator.id} />
          {indicator.details[locale].map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          <ButtonLink href={href('features', { slug: indicator.slug })}>
            {t('readMore')}
            <VisuallyHidden>: {indicator.title}</VisuallyHidden>
          </ButtonLink>
        </Modal>
      ))}
    </Section>
  );
}
