import type { Locale } from '@otm/schema';
import { PageShell } from '@otm/site/src/app/page-shell.tsx';
import { routes } from '@otm/site/src/routes/index.ts';
import type { RouteParams } from '@otm/site/src/routes/links.ts';
import type { RouteId } from '@otm/site/src/routes/paths.ts';
import { findPage } from '@otm/site/src/routes/site-pages.ts';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { behave } from './boot-behaviours.ts';

/** `parameters.site` of a story: the page of the site that its component is on. */
export interface SitePlace {
  readonly route: RouteId;
  readonly params?: RouteParams;
  /** Draws the route's layout around the story: for pages. */
  readonly layout?: boolean;
}

/** Renders stories of the site in the site's own page shell. */
export const siteAround: Decorator = (Story, { globals, parameters }) => {
  const place: SitePlace | undefined = parameters.site;
  if (!place) return <Story />;
  return (
    <SiteAround key={globals.locale} {...place} locale={globals.locale}>
      <Story />
    </SiteAround>
  );
};

interface SiteAroundProps extends SitePlace {
  readonly locale: Locale;
  readonly children: ReactNode;
}

function SiteAround({ route, params = {}, layout, locale, children }: SiteAroundProps) {
  useLayoutEffect(behave, []);
  const page = findPage(route, locale, params);
  return (
    <MemoryRouter initialEntries={[page.path]}>
      <PageShell page={page} layout={layout ? routes[route].layout : undefined}>
        {children}
      </PageShell>
    </MemoryRouter>
  );
}
