import { installPage } from '@otm/content/pages';
import { installVideos } from '../library.ts';
import { InstallPage } from '../pages/install/install-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';
import { topPageFacts } from './top-page-facts.ts';

/** Installation help. */
export const install = defineRoute({
  ...paths.install,
  layout: 'full',
  indexable: true,
  load: (_, locale) => ({ copy: installPage[locale], videos: installVideos[locale] }),
  meta: ({ copy }) => copy.meta,
  structuredData: topPageFacts,
  Page: InstallPage,
});
