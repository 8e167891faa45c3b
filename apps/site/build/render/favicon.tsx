import { business } from '@otm/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { logo } from '../../src/app/logo.ts';

/** The colors of the favicon, as CSS values. */
export interface FaviconColors {
  readonly background: string;
  readonly foreground: string;
}

/** Renders the favicon: the logo on a square, whose corners are round unless a system rounds them. */
export const renderFavicon = ({ background, foreground }: FaviconColors, radius = 4): string =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
      <title>{business.product}</title>
      <rect width="20" height="20" rx={radius} fill={background} />
      <path
        d={logo}
        transform="translate(1.5 1.5) scale(.85)"
        fill="none"
        stroke={foreground}
        strokeWidth="2"
      />
    </svg>,
  );

/** The pixels of the icons that systems show for an installed site, by their path. */
export const iconSizes = { '/icon-192.png': 192, '/icon-512.png': 512 } as const;
