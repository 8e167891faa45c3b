import { type ReactNode, useLayoutEffect } from 'react';
import type { SitePage } from '../../routes/site-page.ts';
import { Head } from './head.tsx';

/** Sets the document's head and language in the browser; the build writes them into the HTML. */
export function DocumentHead({ page }: { readonly page: SitePage }): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = page.locale;
  }, [page.locale]);
  return <Head page={page} indexable={false} />;
}
