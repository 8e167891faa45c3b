import { writeFile } from 'node:fs/promises';
import type { Renderer } from '../bundles.ts';
import { securityHeaders } from '../security-headers.ts';
import { dist } from '../variant.ts';
import type { SiteHosting } from './site-hosting.ts';

/** The content type of feeds; their file extension says only XML. */
const atom = 'application/atom+xml; charset=utf-8';

/** Writes what every host needs to know; `npm run export` turns it into a host's configuration. */
export async function writeHosting(renderer: Renderer, feeds: readonly string[]): Promise<void> {
  const { hstsPreload, isSandbox } = renderer;
  const hosting: SiteHosting = {
    isSandbox,
    headers: securityHeaders({ preload: hstsPreload }),
    contentTypes: Object.fromEntries(feeds.map((path) => [path, atom])),
    ...renderer.urlRules(),
  };
  await writeFile(`${dist}/hosting.json`, `${JSON.stringify(hosting, null, 2)}\n`);
}
