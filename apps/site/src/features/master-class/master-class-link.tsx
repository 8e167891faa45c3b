import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

/** The link to the master class, next to the offer of a meeting. */
export function MasterClassLink(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return <a href={href('masterClass')}>{t('masterClass')}</a>;
}
