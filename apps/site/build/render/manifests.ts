import { business } from '@otm/content';
import { homePage } from '@otm/content/pages';
import { locales } from '@otm/schema';
import { themeColor } from '../../src/features/theme/theme-color.ts';
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
      scope: '/',
      // A site, not an app: it keeps the browser's bar.
      display: 'browser',
      background_color: themeColor,
      theme_color: themeColor,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        ...Object.entries(iconSizes).map(([src, pixels]) => ({
          src,
          type: 'image/png',
          sizes: `${pixels}x${pixels}`,
        })),
      ],
    }),
  }));
