import { type MeasureText, SessionChart, ShareCard } from '@otm/charts';
import { business } from '@otm/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { logo } from '../../src/app/logo.ts';
import { chartTexts } from '../../src/features/charts/chart-texts.ts';
import { simulatedCaption } from '../../src/features/charts/simulated-caption.ts';
import type { PageDetails } from '../../src/routes/define-route.tsx';
import type { SitePage } from '../../src/routes/site-page.ts';
import { openPage } from '../../src/routes/site-pages.ts';

/** The picture that link previews of a page show. */
export interface ShareCardFile {
  /** The page's path. */
  readonly path: string;
  /** Its markup, without styles and with text as text. */
  readonly svg: string;
}

/** Renders the share card of every page that has a URL to share. */
export const renderShareCards = (
  measure: MeasureText,
  pages: readonly SitePage[],
): readonly ShareCardFile[] =>
  pages
    .map((page) => ({ page, details: openPage(page) }))
    .filter(({ details }) => details.exists)
    .map(({ page, details }) => ({
      path: page.path,
      svg: renderToStaticMarkup(cardOf(page, details, measure)),
    }));

function cardOf(
  { locale, path }: SitePage,
  { meta, shareCard: picture }: PageDetails,
  measure: MeasureText,
) {
  const { product, origin } = business;
  const texts = chartTexts[locale];
  return (
    <ShareCard
      logo={logo}
      brand={product}
      // The card shows the brand already.
      title={meta.title.replace(` | ${product}`, '')}
      url={`${new URL(origin).host}${path.replace(/^\/$/, '')}`}
      measure={measure}
      picture={
        picture && {
          chart: <SessionChart {...picture} texts={texts} size="card" />,
          caption: simulatedCaption(locale, picture.data.seed),
        }
      }
    />
  );
}
