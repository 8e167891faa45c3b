import type { ReactNode } from 'react';
import { routes } from '../routes/index.ts';
import type { SitePage } from '../routes/site-page.ts';
import { openPage } from '../routes/site-pages.ts';
import { PageShell } from './page-shell.tsx';

/** A page in its shell. */
export function PageView({ page }: { readonly page: SitePage }): ReactNode {
  return (
    <PageShell page={page} layout={routes[page.route].layout}>
      {openPage(page).render()}
    </PageShell>
  );
}
