import { business } from '@otm/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { logo } from '../../src/app/logo.ts';

/** The colors of the favicon, as CSS values. */
export interface FaviconColors {
  readonly background: string;
  readonly foreground: string;
}

/** Renders the favicon: the logo on a rounded square. */
export const renderFavicon = ({ background, foreground }: FaviconColors): string =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
      <title>{business.product}</title>
      <rect width="20" height="20" rx="4" fill={background} />
      <path
        d={logo}
        transform="translate(1.5 1.5) scale(.85)"
        fill="none"
        stroke={foreground}
        strokeWidth="2"
      />
    </svg>,
  );
