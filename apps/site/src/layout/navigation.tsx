import type { Localized } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteParams } from '../route.ts';
import { type RouteId, routes } from '../routes.tsx';
import { useSite } from '../site.ts';

/** The routes that the top bar and the side menu link to, in order. */
const links = [
  'home',
  'features',
  'buy',
  'freeIndicators',
  'risk',
  'contact',
] as const satisfies readonly RouteId[];

/** The address that stands for a whole route: its first one. */
const firstParams: Partial<Record<RouteId, Localized<RouteParams>>> = {
  features: routes.features.unknown,
  freeIndicators: routes.freeIndicators.unknown,
};

/** The list of links of the top bar and of the side menu. */
export function Navigation(): ReactNode {
  const { t } = useTranslation();
  const { href, locale, page } = useSite();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="otm-navigation">
        {links.map((route) => (
          <li key={route}>
            <a
              href={href(route, firstParams[route]?.[locale])}
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
