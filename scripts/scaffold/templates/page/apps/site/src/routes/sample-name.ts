import { sampleNamePage } from '@otm/content';
import { SampleNamePage } from '../pages/sample-name/sample-name-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The page “TITLE_EN”. */
export const sampleName = defineRoute({
  ...paths.sampleName,
  layout: 'full',
  indexable: true,
  load: () => sampleNamePage,
  meta: (content, locale) => content[locale].meta,
  searchText: (content) => content,
  Page: SampleNamePage,
});
