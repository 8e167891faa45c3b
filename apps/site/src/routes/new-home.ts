import { newHomePage } from '@otm/content/pages';
import { NewHomePage } from '../pages/new-home/new-home-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The alternative landing page. */
export const newHome = defineRoute({
  ...paths.newHome,
  layout: 'full',
  indexable: false,
  load: (_, locale) => ({ copy: newHomePage[locale] }),
  meta: ({ copy }) => copy.meta,
  Page: NewHomePage,
});
