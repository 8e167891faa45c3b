import { locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

/** The link to this page in the other language; the boot script stores choice and position. */
export function LanguageToggle(): ReactNode {
  const { t } = useTranslation();
  const { locale, page } = useSite();
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        className="otm-bar__link"
        href={page.alternates[other]}
        hrefLang={other}
        lang={other}
      >
        {t('language.toggle')}
      </a>
    ));
}
