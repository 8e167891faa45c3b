import { masterClassPage } from '@otm/content/pages';
import { masterClassVideo } from '../library.ts';
import { MasterClassPage } from '../pages/master-class/master-class-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The master class. */
export const masterClass = defineRoute({
  ...paths.masterClass,
  layout: 'slim',
  indexable: false,
  load: (_, locale) => ({ copy: masterClassPage[locale], video: masterClassVideo[locale] }),
  meta: ({ copy }) => copy.meta,
  Page: MasterClassPage,
});
