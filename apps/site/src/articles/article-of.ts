import { features, findArticle, posts } from '@otm/content';
import type { Article } from '@otm/schema';
import type { SitePage } from '../paths.ts';

/** The articles of the routes that show them. */
const articles: Readonly<Record<string, readonly Article[]>> = { features, post: posts };

/** The article that a page shows, where it shows one. */
export const articleOf = ({ route, params }: Pick<SitePage, 'route' | 'params'>) =>
  findArticle(articles[route] ?? [], params.title);

/** The day of an article's last change of substance, as an ISO date. */
export const changedOn = ({ published, updated = published }: Article): string => updated;
