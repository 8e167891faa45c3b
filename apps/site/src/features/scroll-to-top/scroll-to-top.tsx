import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The button that scrolls to the top; the boot script shows it after 20 px of scrolling. */
export function ScrollToTop(): ReactNode {
  const { t } = useTranslation();
  return (
    <button className="otm-to-top" type="button" aria-label={t('toTop')} data-top="" hidden={true}>
      <Icon name="arrowUp" />
    </button>
  );
}
