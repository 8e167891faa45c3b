import { type MeasureText, SessionChart, type SessionChartId, ShareCard } from '@otm/charts';
import {
  business,
  chartTexts,
  findArticle,
  findFeature,
  findFreeIndicator,
  posts,
} from '@otm/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SitePage, sitePages } from '../paths.ts';
import { heroSession, session } from '../pictures/session.ts';
import { simulatedCaption } from '../pictures/simulated-caption.ts';
import type { RouteParams } from '../route.ts';
import { type RouteId, routes } from '../routes.tsx';

/** The computed picture that a route's pages show, where they show one. */
const charts: {
  readonly [Route in RouteId]?: (params: RouteParams) => SessionChartId | undefined;
} = {
  home: () => 'hero',
  features: ({ title }) => findFeature(title).picture,
  post: ({ title }) => findArticle(posts, title)?.picture,
  freeIndicators: ({ indicatorId }) => findFreeIndicator(indicatorId).indicator,
};

/** A page's picture for those who share its address. */
export interface ShareCardFile {
  /** The page's path. */
  readonly path: string;
  /** Its markup without styles; texts as text. */
  readonly svg: string;
}

/** The share card of every page that has an address of its own, in every language. */
export const renderShareCards = (measure: MeasureText): readonly ShareCardFile[] =>
  sitePages()
    .filter(({ route }) => route !== 'notFound')
    .map((page) => ({ path: page.path, svg: renderToStaticMarkup(cardOf(page, measure)) }));

function cardOf({ route, locale, params, path }: SitePage, measure: MeasureText) {
  const { product, origin } = business;
  const id = charts[route]?.(params);
  const texts = chartTexts[locale];
  const data = id === 'hero' ? heroSession : session;
  return (
    <ShareCard
      brand={product}
      // The brand stands on the card already.
      title={routes[route].meta(locale, params).title.replace(` | ${product}`, '')}
      url={`${new URL(origin).host}${path.replace(/^\/$/, '')}`}
      measure={measure}
      picture={
        id && {
          chart: <SessionChart id={id} data={data} texts={texts} size="card" />,
          caption: simulatedCaption(locale, data.seed),
        }
      }
    />
  );
}
