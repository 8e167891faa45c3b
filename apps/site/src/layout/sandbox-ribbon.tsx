import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sandbox } from '../config/config.ts';

/** Says that stand-ins answer for the outside services, and leads to them; only in a sandbox build. */
export function SandboxRibbon(): ReactNode {
  const { t } = useTranslation();
  if (!sandbox) return null;
  return (
    <aside className="otm-sandbox">
      <a href={sandbox.start}>{t('sandbox')}</a>
    </aside>
  );
}
