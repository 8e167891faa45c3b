import type { Localized } from '@otm/schema';
import type { LoadedRoute } from '../routes/define-route.tsx';
import { mapLocales, type RouteParams } from '../routes/links.ts';

/**
 * The args of a story in every language, from the data that a route loads for one of its pages.
 *
 * @param propsOf - picks the props of the story's component
 */
export const pageArgs = <Data extends object, Props>(
  { load }: Pick<LoadedRoute<Data>, 'load'>,
  propsOf: (data: Data) => Props,
  params: RouteParams = {},
): Localized<Props> => mapLocales((locale) => propsOf(load(params, locale)));
