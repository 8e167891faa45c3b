import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sandbox } from '../config/config.ts';

/** Announces a sandbox build and links to its start page; absent from a live build. */
export function SandboxRibbon(): ReactNode {
  const { t } = useTranslation();
  if (!sandbox) return null;
  return (
    <aside className="otm-sandbox">
      <a href={sandbox.start}>{t('sandbox')}</a>
    </aside>
  );
}
