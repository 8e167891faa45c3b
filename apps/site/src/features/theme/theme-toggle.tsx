import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Switches between the dark and the light theme; the boot script acts and remembers. */
export function ThemeToggle(): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      className="otm-bar__icon otm-theme-toggle"
      type="button"
      data-theme=""
      aria-label={t('theme.toggle')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
