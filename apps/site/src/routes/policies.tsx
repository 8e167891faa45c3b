import { policiesPage } from '../library.ts';
import { TextPage } from '../pages/text/text-page.tsx';
import { defineRoute } from './define-route.tsx';
import { paths } from './paths.ts';

/** The sales and return policy. */
export const policies = defineRoute({
  ...paths.policies,
  layout: 'full',
  indexable: true,
  load: () => policiesPage,
  meta: (content, locale) => content[locale].meta,
  searchText: (content) => content,
  Page: ({ data, locale }) => <TextPage content={data[locale]} />,
});
