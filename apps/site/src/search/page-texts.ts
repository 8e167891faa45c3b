import { buyPage, findFreeIndicator, homePage, policiesPage, riskPage } from '@otm/content';
import type { RouteParams } from '../route.ts';
import type { RouteId } from '../routes.tsx';

/** The texts of pages that say more than their description; the others are found by it. */
const texts: Partial<Record<RouteId, (params: RouteParams) => unknown>> = {
  home: () => homePage,
  buy: () => buyPage,
  freeIndicators: ({ indicatorId }) => findFreeIndicator(indicatorId),
  risk: () => riskPage,
  policies: () => policiesPage,
};

/** What the search reads of a page, in every language; nothing where its description is enough. */
export const pageTexts = (route: RouteId, params: RouteParams): unknown => texts[route]?.(params);
