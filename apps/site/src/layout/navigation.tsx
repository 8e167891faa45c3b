import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import type { RouteId } from '../routes/paths.ts';
import { findPage } from '../routes/site-pages.ts';

/** The routes in the top bar and the side menu, in order. */
const links = [
  'home',
  'features',
  'buy',
  'freeIndicators',
  'risk',
  'contact',
] as const satisfies readonly RouteId[];

/** The links of the top bar and of the side menu. */
export function Navigation(): ReactNode {
  const { t } = useTranslation();
  const { locale, page } = useSite();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="otm-navigation">
        {links.map((route) => (
          <li key={route}>
            <a
              href={findPage(route, locale, {}).path}
              aria-current={page.route === route ? 'page' : undefined}
            >
              {t(`nav.${route}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
