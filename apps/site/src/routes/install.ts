import { installPage } from '@otm/content';
import { InstallPage } from '../pages/install/install-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** Installation help. */
export const install = defineRoute({
  ...paths.install,
  layout: 'full',
  indexable: true,
  load: () => installPage,
  meta: (content, locale) => content[locale].meta,
  Page: InstallPage,
});
