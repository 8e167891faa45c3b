import { type ReactNode, useLayoutEffect } from 'react';
import { Head } from './head.tsx';
import type { SitePage } from './paths.ts';

/** In the browser (development, Storybook): gives the document the page's head and language. */
export function DocumentHead({ page }: { readonly page: SitePage }): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = page.locale;
  }, [page.locale]);
  return <Head page={page} indexable={false} />;
}
