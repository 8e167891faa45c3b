import { installPage } from '@otm/content/pages';
import { installVideos } from '../library.ts';
import { InstallPage } from '../pages/install/install-page.tsx';
import { defineRoute } from './define-route.tsx';
import { mapLocales } from './links.ts';
import { paths } from './paths.ts';

/** Installation help. */
export const install = defineRoute({
  ...paths.install,
  layout: 'full',
  indexable: true,
  load: () =>
    mapLocales((locale) => ({ copy: installPage[locale], videos: installVideos[locale] })),
  meta: (content, locale) => content[locale].copy.meta,
  Page: ({ data, locale }) => <InstallPage {...data[locale]} />,
});
