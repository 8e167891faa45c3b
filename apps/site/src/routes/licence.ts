import { licencePage } from '@otm/content';
import { LicencePage } from '../pages/licence/licence-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The license page: the next steps for buyers. */
export const licence = defineRoute({
  ...paths.licence,
  layout: 'slim',
  indexable: false,
  load: () => licencePage,
  meta: (content, locale) => content[locale].meta,
  Page: LicencePage,
});
