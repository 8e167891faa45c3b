import { licensePage } from '@otm/content/pages';
import { LicensePage } from '../pages/licence/license-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The license page: the next steps for buyers. */
export const licence = defineRoute({
  ...paths.licence,
  layout: 'slim',
  indexable: false,
  load: (_, locale) => ({ copy: licensePage[locale] }),
  meta: ({ copy }) => copy.meta,
  Page: LicensePage,
});
