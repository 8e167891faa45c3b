import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { computeOncePer } from '../src/compute-once.ts';
import type { SitePage } from '../src/routes/site-page.ts';
import type { Renderer } from './bundles.ts';
import { measureText } from './outline-text.ts';
import type { PageCss } from './page-css.ts';
import { plainCss } from './plain-css.ts';
import type { ShareCardFile } from './render/share-cards.tsx';
import { runInWorkers } from './run-in-workers.ts';
import type { CardTask } from './share-cards.worker.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Painted cards by the hash of their source: after a change, only changed cards are painted. */
const cache = resolve('node_modules/.cache/share-cards');

/** Cards that are in memory at once. */
const batchSize = 512;

/** Many cards have the same styles. */
const plainCssOf = computeOncePer(plainCss);

/**
 * Writes the share cards of pages as PNG files, the only format that all networks read. Returns the
 * URLs of the cards by the paths of their pages.
 */
export async function writeShareCards(
  renderer: Pick<Renderer, 'renderShareCards'>,
  pageCss: PageCss,
  pages: readonly SitePage[],
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>();
  for (let start = 0; start < pages.length; start += batchSize) {
    const batch = await writeBatch(renderer, pageCss, pages.slice(start, start + batchSize));
    for (const [path, url] of batch) urls.set(path, url);
  }
  return urls;
}

async function writeBatch(
  { renderShareCards }: Pick<Renderer, 'renderShareCards'>,
  pageCss: PageCss,
  pages: readonly SitePage[],
): Promise<ReadonlyMap<string, string>> {
  const cards = renderShareCards(measureText, pages);
  const taskOf = async ({ svg }: ShareCardFile): Promise<CardTask> => {
    const style = `</title><style>${plainCssOf(await pageCss(svg))}</style>`;
    return { svg: svg.replace('</title>', () => style), cache };
  };
  const tasks = await Promise.all(cards.map(taskOf));
  const worker = new URL('./share-cards.worker.ts', import.meta.url);
  const pictures = await runInWorkers<CardTask, Uint8Array>(worker, tasks);
  const urls = new Map<string, string>();
  for (const [index, { path }] of cards.entries()) {
    const png = pictures[index];
    if (!png) throw new Error(`The share card of ${path} is missing.`);
    const hash = createHash('sha256').update(png).digest('base64url');
    const url = `${base}/assets/share-${hash.slice(0, 8)}.png`;
    writeSiteFile(url, png);
    urls.set(path, url);
  }
  return urls;
}
