import { business } from '@otm/content';
import { Brand } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logo } from '../app/logo.ts';
import { useSite } from '../app/site-context.ts';

/** The logo and the product's name, as a link to the home page. */
export function SiteBrand(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return <Brand name={business.product} logo={logo} href={href('home')} label={t('brandLabel')} />;
}
