import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Renderer } from './bundles.ts';
import { measureText, outlineTexts } from './outline-text.ts';
import type { PageCss } from './page-css.ts';
import { plainCss } from './plain-css.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Painted cards by the hash of what they were painted from: a text changes, one card is painted. */
const cache = 'node_modules/.cache/share-cards';

/**
 * Writes the share card of every page as a PNG file, the one format that all networks read, and
 * answers with the address of each page's.
 */
export async function writeShareCards(
  { renderShareCards }: Pick<Renderer, 'renderShareCards'>,
  pageCss: PageCss,
): Promise<(path: string) => string | undefined> {
  const cards = renderShareCards(measureText);
  const css = plainCss(await pageCss(cards.map(({ svg }) => svg).join('')));
  await mkdir(cache, { recursive: true });
  const addresses = await Promise.all(
    cards.map(async ({ path, svg }) => {
      const styled = svg.replace('</title>', `</title><style>${css}</style>`);
      const png = await paintOnce(outlineTexts(styled));
      const address = `/assets/share-${hashOf(png).slice(0, 8)}.png`;
      await writeSiteFile(address, png);
      return [path, address] as const;
    }),
  );
  const byPath = new Map(addresses);
  return (path) => byPath.get(path);
}

/** A picture as PNG; 64 colours are enough for a few flat ones with smooth edges. */
export const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();

async function paintOnce(svg: string): Promise<Buffer> {
  const file = `${cache}/${hashOf(JSON.stringify([sharp.versions, paint.toString(), svg]))}.png`;
  try {
    return await readFile(file);
  } catch {
    const png = await paint(svg);
    // Whole or not at all: a build may be ended at any time.
    await writeFile(`${file}.${process.pid}`, png);
    await rename(`${file}.${process.pid}`, file);
    return png;
  }
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url');
