import { business } from '@otm/content';
import { Brand, ButtonLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LanguageToggle } from '../features/language/language-toggle.tsx';
import { SearchLink } from '../features/search/search-link.tsx';
import { ThemeToggle } from '../features/theme/theme-toggle.tsx';
import { Navigation } from './navigation.tsx';
import { sideMenuId } from './side-menu.tsx';

/** The bar over every page: brand, links, language, theme, and the way to the prices. */
export function TopBar(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <header className="otm-bar">
      <div className="otm-bar__row otm-container">
        <Brand name={business.product} href={href('home')} label={t('brandLabel')} />
        <div className="otm-bar__wide">
          <Navigation />
        </div>
        <LanguageToggle />
        <SearchLink />
        <ThemeToggle />
        <div className="otm-bar__wide">
          <ButtonLink href={href('buy')} variant="primary">
            {t('nav.getStarted')}
          </ButtonLink>
        </div>
        {/* While the menu is open this button is inert: closed is all that anyone can meet here. */}
        <button
          className="otm-bar__icon otm-bar__burger"
          type="button"
          command="show-modal"
          commandfor={sideMenuId}
          aria-controls={sideMenuId}
          aria-expanded={false}
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
