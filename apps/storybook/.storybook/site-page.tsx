import type { Locale } from '@otm/schema';
import { findPage, PageShell, type RouteId, type RouteParams, routes } from '@otm/site/stories';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { runBootBehavior } from './boot-behavior.ts';

/** `parameters.site` of a story: the page of the site that its component is on. */
export interface SitePlace {
  readonly route: RouteId;
  readonly params?: RouteParams;
  /** Draws the route's layout around the story: for pages. */
  readonly layout?: boolean;
}

/** Renders stories of the site in the site's own page shell. */
export const inSitePage: Decorator = (Story, { globals, parameters }) => {
  const place: SitePlace | undefined = parameters.site;
  if (!place) return <Story />;
  return (
    <StoryPage key={globals.locale} {...place} locale={globals.locale}>
      <Story />
    </StoryPage>
  );
};

interface StoryPageProps extends SitePlace {
  readonly locale: Locale;
  readonly children: ReactNode;
}

function StoryPage({ route, params = {}, layout, locale, children }: StoryPageProps) {
  useLayoutEffect(runBootBehavior, []);
  const page = findPage(route, locale, params);
  return (
    <MemoryRouter initialEntries={[page.path]}>
      <PageShell page={page} layout={layout ? routes[route].layout : undefined}>
        {children}
      </PageShell>
    </MemoryRouter>
  );
}
