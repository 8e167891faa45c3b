import { masterClassPage } from '@otm/content/pages';
import { MasterClassPage } from '../pages/master-class/master-class-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The master class. */
export const masterClass = defineRoute({
  ...paths.masterClass,
  layout: 'slim',
  indexable: false,
  load: () => masterClassPage,
  meta: (content, locale) => content[locale].meta,
  Page: MasterClassPage,
});
