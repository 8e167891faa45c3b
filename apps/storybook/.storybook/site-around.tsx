import type { Locale } from '@otm/schema';
import { createI18n } from '@otm/site/src/i18n.ts';
import { Layout } from '@otm/site/src/layout/layout.tsx';
import { pathTo, twinsOf } from '@otm/site/src/paths.ts';
import type { RouteParams, SiteRoute } from '@otm/site/src/route.ts';
import { type RouteId, routes } from '@otm/site/src/routes.tsx';
import { type Site, SiteContext } from '@otm/site/src/site.ts';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { behave } from './boot-behaviours.ts';

/** `parameters.site` of a story: where on the site its component stands. */
export interface SitePlace {
  readonly route: RouteId;
  /** The values of its address; a page's own `params` where its story has some. */
  readonly params?: RouteParams;
  /** Draws the route's layout around the story: for pages. */
  readonly layout?: boolean;
}

/** Gives stories of the site what stands around them there: strings, addresses, behaviours. */
export const siteAround: Decorator = (Story, { args, globals, parameters }) => {
  const place: SitePlace | undefined = parameters.site;
  if (!place) return <Story />;
  const params: RouteParams = args.params ?? place.params ?? {};
  return (
    <SiteAround key={globals.locale} {...place} locale={globals.locale} params={params}>
      <Story />
    </SiteAround>
  );
};

interface SiteAroundProps extends SitePlace {
  readonly locale: Locale;
  readonly params: RouteParams;
  readonly children: ReactNode;
}

function SiteAround({ route, layout, locale, params, children }: SiteAroundProps) {
  const i18n = useMemo(() => createI18n(locale), [locale]);
  useLayoutEffect(behave, []);
  const twins = twinsOf(route, params);
  const site: Site = {
    locale,
    page: { route, locale, params, path: twins[locale], twins },
    href: (to, values = {}) => pathTo(to, locale, values),
  };
  const { layout: kind }: SiteRoute = routes[route];
  return (
    <MemoryRouter initialEntries={[site.page.path]}>
      <I18nextProvider i18n={i18n}>
        <SiteContext value={site}>
          {layout ? <Layout kind={kind}>{children}</Layout> : children}
        </SiteContext>
      </I18nextProvider>
    </MemoryRouter>
  );
}
