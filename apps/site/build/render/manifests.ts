import { business } from '@otm/content';
import { homePage } from '@otm/content/pages';
import { locales } from '@otm/schema';
import { themeColor } from '../../src/features/theme/theme-color.ts';
import { base } from '../../src/routes/base.ts';
import { manifestPath, pathTo } from '../../src/routes/links.ts';
import { iconSizes } from './favicon.tsx';

/** Renders the web app manifest of every language: name, icons and colors for home screens. */
export const renderManifests = () =>
  locales.map((locale) => ({
    path: manifestPath(locale),
    text: JSON.stringify({
      name: homePage[locale].meta.title,
      short_name: business.product,
      description: homePage[locale].meta.description,
      lang: locale,
      id: pathTo('home', locale),
      start_url: pathTo('home', locale),
      scope: `${base}/`,
      // A site, not an app: it keeps the browser's bar.
      display: 'browser',
      background_color: themeColor,
      theme_color: themeColor,
      icons: [
        { src: `${base}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
        ...Object.entries(iconSizes).map(([path, pixels]) => ({
          src: `${base}${path}`,
          type: 'image/png',
          sizes: `${pixels}x${pixels}`,
        })),
      ],
    }),
  }));
