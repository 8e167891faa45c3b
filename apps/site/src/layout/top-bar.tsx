import { ButtonLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LanguageToggle } from '../features/language/language-toggle.tsx';
import { SearchLink } from '../features/search/search-link.tsx';
import { ThemeToggle } from '../features/theme/theme-toggle.tsx';
import { Shared } from '../islands/shared.tsx';
import { Navigation } from './navigation.tsx';
import { sideMenuId } from './side-menu.tsx';
import { SiteBrand } from './site-brand.tsx';

/** The bar of every page: brand, links, language, search, theme, and the link to the prices. */
export function TopBar(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <header className="otm-bar">
      <div className="otm-bar__row otm-container">
        <Shared name="bar-start" perRoute={true}>
          <SiteBrand />
          <div className="otm-bar__wide">
            <Navigation />
          </div>
        </Shared>
        <LanguageToggle />
        <Shared name="bar-end">
          <SearchLink />
          <ThemeToggle />
          <div className="otm-bar__wide">
            <ButtonLink href={href('buy')}>{t('nav.getStarted')}</ButtonLink>
          </div>
          <button
            className="otm-bar__icon otm-bar__burger"
            type="button"
            command="show-modal"
            commandfor={sideMenuId}
            aria-controls={sideMenuId}
            aria-haspopup="dialog"
            aria-label={t('nav.menu')}
          >
            <Icon name="menu" />
          </button>
        </Shared>
      </div>
    </header>
  );
}
