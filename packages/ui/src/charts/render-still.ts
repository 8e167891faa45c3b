import type { ReactElement } from 'react';

/** How a chart is rendered to a string, for example `renderToStaticMarkup` of `react-dom/server`. */
export type RenderMarkup = (element: ReactElement) => string;

/** What an SVG file is made from. */
export interface StillOptions {
  readonly render: RenderMarkup;
  /** The texts of the style sheets that the picture needs: tokens and charts. */
  readonly sheets: readonly string[];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Default: dark. */
  readonly theme?: 'dark' | 'light';
}

/** A chart as the text of an SVG file that stands alone; the same input gives the same bytes. */
export function renderStill(chart: ReactElement, options: StillOptions): string {
  const { render, sheets, width, height, theme = 'dark' } = options;
  // Comments may hold what XML forbids, and a file without them is smaller.
  const css = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${open}<style>${css}.otm-chart{width:100%;height:100%;min-block-size:0}</style>${render(chart)}</svg>\n`;
}
