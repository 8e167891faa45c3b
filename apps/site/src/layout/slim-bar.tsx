import { business } from '@otm/content';
import { Brand } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../site.ts';

/** The bar over pages with one errand: the brand that leads home, and nothing that leads astray. */
export function SlimBar(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <header className="otm-bar">
      <div className="otm-bar__row otm-container">
        <Brand name={business.product} href={href('home')} label={t('brandLabel')} />
      </div>
    </header>
  );
}
