import { sampleNamePage } from '@otm/content/pages';
import { SampleNamePage } from '../pages/sample-name/sample-name-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The page “TITLE_EN”. */
export const sampleName = defineRoute({
  ...paths.sampleName,
  layout: 'full',
  // True once it’s written and another page links to it: sitemap and search follow.
  indexable: false,
  load: (_, locale) => ({ copy: sampleNamePage[locale] }),
  meta: ({ copy }) => copy.meta,
  searchText: ({ copy }) => copy,
  Page: SampleNamePage,
});
