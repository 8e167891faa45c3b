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
  /** Stands below the picture: that the data are simulated, and the seed. */
  readonly caption?: string;
  /** Default: dark. */
  readonly theme?: 'dark' | 'light';
}

/** A chart as the text of an SVG file that stands alone; the same input gives the same bytes. */
export function renderStill(chart: ReactElement, options: StillOptions): string {
  const { render, sheets, width, height, caption, theme = 'dark' } = options;
  // Comments may hold what XML forbids, and a file without them is smaller.
  const css = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
  const foot = caption ? 40 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${xmlText(css)}.otm-chart{width:100%;height:100%;min-block-size:0}</style>`,
    '<rect class="otm-still__ground" width="100%" height="100%"/>',
    `<svg width="${width}" height="${height - foot}">${render(chart)}</svg>`,
    caption &&
      `<text class="otm-still__caption" x="16" y="${height - 14}">${xmlText(caption)}</text>`,
    '</svg>\n',
  ].join('');
}

const xmlText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
