import { business } from '@otm/content';
import { Brand } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LanguageToggle } from '../features/language/language-toggle.tsx';

/** The bar over pages with one errand: the brand that leads home, the language, and nothing that leads astray. */
export function SlimBar(): ReactNode {
  const { t } = useTranslation();
  const { exists, href } = useSite();
  return (
    <header className="otm-bar">
      <div className="otm-bar__row otm-container">
        <Brand name={business.product} href={href('home')} label={t('brandLabel')} />
        {exists && <LanguageToggle />}
      </div>
    </header>
  );
}
