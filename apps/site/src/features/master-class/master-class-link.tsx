import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

/** Whether pages link to the master class; the owner decides. */
export const { linksMasterClass } = business;

/** The link to the master class, next to the offer of a meeting. */
export function MasterClassLink(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return <a href={href('masterClass')}>{t('masterClass')}</a>;
}
