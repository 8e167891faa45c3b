import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Renderer } from './bundles.ts';
import { measureText, outlineTexts } from './outline-text.ts';
import type { PageCss } from './page-css.ts';
import { plainCss } from './plain-css.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Rendered cards by the hash of their source: after a change, only changed cards are rendered. */
const cache = 'node_modules/.cache/share-cards';

/**
 * Writes the share card of every page as a PNG file, the only format that all networks read. Returns
 * a function from a page's path to the URL of its card.
 */
export async function writeShareCards(
  { renderShareCards }: Pick<Renderer, 'renderShareCards'>,
  pageCss: PageCss,
): Promise<(path: string) => string | undefined> {
  const cards = renderShareCards(measureText);
  const css = plainCss(await pageCss(cards.map(({ svg }) => svg).join('')));
  await mkdir(cache, { recursive: true });
  const urls = await Promise.all(
    cards.map(async ({ path, svg }) => {
      const styled = svg.replace('</title>', `</title><style>${css}</style>`);
      const png = await paintOnce(outlineTexts(styled));
      const url = `${base}/assets/share-${hashOf(png).slice(0, 8)}.png`;
      await writeSiteFile(url, png);
      return [path, url] as const;
    }),
  );
  const byPath = new Map(urls);
  return (path) => byPath.get(path);
}

/** Renders an SVG as PNG; 64 colors are enough for flat areas with smooth edges. */
export const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 7 }).toBuffer();

async function paintOnce(svg: string): Promise<Buffer> {
  const file = `${cache}/${hashOf(JSON.stringify([sharp.versions, paint.toString(), svg]))}.png`;
  try {
    return await readFile(file);
  } catch {
    const png = await paint(svg);
    // Atomic: a build may be killed at any time.
    await writeFile(`${file}.${process.pid}`, png);
    await rename(`${file}.${process.pid}`, file);
    return png;
  }
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url');
