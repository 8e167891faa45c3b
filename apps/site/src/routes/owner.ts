import { ownerPage } from '@otm/content/pages';
import { OwnerPage } from '../pages/owner/owner-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The owner's page. */
export const owner = defineRoute({
  ...paths.owner,
  layout: 'slim',
  indexable: false,
  load: () => ownerPage,
  meta: (content, locale) => content[locale].meta,
  Page: OwnerPage,
});
