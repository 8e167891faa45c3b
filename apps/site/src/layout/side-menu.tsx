import { ButtonLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LinkGroups } from './link-groups.tsx';
import { Navigation } from './navigation.tsx';

/** The id of the menu, for the button that opens it. */
export const sideMenuId = 'side-menu';

/**
 * The menu of small screens: a native modal dialog at the side, closed by its button, Escape, a click
 * on the backdrop or one of its links.
 */
export function SideMenu(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <dialog className="otm-side-menu" id={sideMenuId} aria-label={t('nav.menu')} closedby="any">
      <div className="otm-side-menu__panel">
        <button
          className="otm-bar__icon"
          type="button"
          command="close"
          commandfor={sideMenuId}
          aria-label={t('nav.closeMenu')}
        >
          <Icon name="close" />
        </button>
        <Navigation />
        <ButtonLink href={href('buy')} variant="primary">
          {t('nav.getStarted')}
        </ButtonLink>
        <LinkGroups />
      </div>
    </dialog>
  );
}
