import { licencePage } from '@otm/content';
import { LicencePage } from '../pages/licence/licence-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** What buyers do next: the license form. */
export const licence = defineRoute({
  ...paths.licence,
  layout: 'slim',
  indexable: false,
  load: () => licencePage,
  meta: (content, locale) => content[locale].meta,
  Page: LicencePage,
});
