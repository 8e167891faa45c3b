import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { SitePage } from '../src/routes/site-page.ts';
import type { Renderer } from './bundles.ts';
import { measureText } from './outline-text.ts';
import type { PageCss } from './page-css.ts';
import { plainCss } from './plain-css.ts';
import { runInWorkers } from './run-in-workers.ts';
import type { CardTask } from './share-cards.worker.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Painted cards by the hash of their source: after a change, only changed cards are painted. */
const cache = resolve('node_modules/.cache/share-cards');

/**
 * Writes the share card of every page as a PNG file, the only format that all networks read. Returns
 * the URLs of the cards by the paths of their pages.
 *
 * @param pages those whose card may have changed; all by default
 */
export async function writeShareCards(
  { renderShareCards }: Pick<Renderer, 'renderShareCards'>,
  pageCss: PageCss,
  pages?: ReadonlySet<SitePage>,
): Promise<ReadonlyMap<string, string>> {
  const cards = renderShareCards(measureText, pages);
  const css = plainCss(await pageCss(cards.map(({ svg }) => svg).join('')));
  const style = `</title><style>${css}</style>`;
  const tasks = cards.map(({ svg }): CardTask => ({ svg: svg.replace('</title>', style), cache }));
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
