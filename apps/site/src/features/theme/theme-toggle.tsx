import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The button that switches between dark and light theme; the boot script handles it. */
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
