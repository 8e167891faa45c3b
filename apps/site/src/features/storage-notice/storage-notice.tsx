import { Button } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { analytics } from '../../config/analytics.ts';
import { adapters } from '../analytics/adapters.ts';

/** Whether accepting the notice is also the consent to being counted. */
const asksConsent = analytics !== undefined && adapters[analytics.adapter].needsConsent;

/**
 * Says what the site stores in the browser. Hidden until the boot script shows it, 2 seconds after
 * load, unless it was accepted; early in the tab order, at the bottom of the window.
 */
export function StorageNotice(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="otm-cookies" aria-label={t('cookies.label')} data-cookies="" hidden={true}>
      <p>
        {t('cookies.text')}
        {asksConsent && ` ${t('cookies.visits')}`}
      </p>
      <Button variant="primary" data-accept="">
        {t('cookies.accept')}
      </Button>
    </section>
  );
}
