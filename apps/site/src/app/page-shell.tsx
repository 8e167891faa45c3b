import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { computeOncePer } from '../compute-once.ts';
import { searchDocuments } from '../features/search/search-documents.ts';
import { failures } from '../islands/failures.ts';
import { Layout, type LayoutProps } from '../layout/layout.tsx';
import { routes } from '../routes/index.ts';
import { pathTo } from '../routes/links.ts';
import type { SitePage } from '../routes/site-page.ts';
import { openPage, sitePages } from '../routes/site-pages.ts';
import { createI18n } from './i18n.ts';
import { type Site, SiteContext } from './site-context.ts';

interface PageShellProps {
  readonly page: SitePage;
  /** The layout around the content; the content alone by default. */
  readonly layout?: LayoutProps['kind'] | undefined;
  readonly children: ReactNode;
}

/** The context, strings and layout that a page's content needs: on the site and in Storybook. */
export function PageShell({ page, layout, children }: PageShellProps): ReactNode {
  const { locale } = page;
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <SiteContext value={siteOf(page)}>
        {layout ? <Layout kind={layout}>{children}</Layout> : children}
      </SiteContext>
    </I18nextProvider>
  );
}

const i18nOf = computeOncePer(createI18n);

const siteOf = (page: SitePage): Site => ({
  locale: page.locale,
  page,
  exists: openPage(page).exists,
  href: (route, params) => pathTo(route, page.locale, params),
  failure: failures[page.locale],
  listPages: (wanted = page.locale) =>
    sitePages()
      .filter(({ locale }) => locale === wanted)
      .map((listed) => ({
        ...listed,
        get title() {
          return openPage(listed).meta.title;
        },
        get data() {
          return openPage(listed).data;
        },
        indexable: routes[listed.route].indexable,
      })),
  searchDocuments: () => searchDocuments(page.locale),
});
