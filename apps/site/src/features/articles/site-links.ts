import type { SiteLinks } from '@otm/content/library';
import { endpoints } from '../../config/config.ts';
import { pathTo } from '../../routes/links.ts';
import { paths, type RouteId, type RoutePath, routeIds } from '../../routes/paths.ts';
import { chatLink } from '../chat/contact.ts';

const isRoute = (id: string): id is RouteId => Object.hasOwn(paths, id);

/** The name of the parameter in a route's pattern, and whether its pages can't do without it. */
const parameterOf = (route: RouteId) => {
  const { path }: RoutePath = paths[route];
  const pattern = typeof path === 'string' ? path : path.en;
  const [, name, optional] = /:(\w+)(\?)?/.exec(pattern) ?? [];
  return { name, isRequired: name !== undefined && optional === undefined };
};

/** The URLs that links in Markdown get, from the paths of the routes. */
export const siteLinks: SiteLinks = {
  pages: routeIds,
  page: (id, locale, item) => {
    if (!isRoute(id)) return undefined;
    const { isRequired, name } = parameterOf(id);
    if (item === undefined) return isRequired ? undefined : pathTo(id, locale);
    return name === undefined ? undefined : pathTo(id, locale, { [name]: item });
  },
  article: (section, slug, locale) => pathTo(section, locale, { slug }),
  outside: endpoints.outside,
  chat: chatLink,
  term: (slug, locale) => pathTo('term', locale, { slug }),
};
