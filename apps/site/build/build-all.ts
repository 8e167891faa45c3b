import { rmSync } from 'node:fs';
import { type ReadsOf, readNumbering } from './build-state.ts';
import { bundle } from './bundler.ts';
import { buildClient } from './bundles.ts';
import type { Spent } from './clock.ts';
import type { ContentParts } from './content-parts.ts';
import { licensesText } from './licenses.ts';
import { leavePageAssets } from './page-assets.ts';
import { prerender } from './prerender.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import type { SiteFacts } from './render/index.ts';
import { runInChild } from './run-in-child.ts';
import { startSiteWorkers } from './site-workers.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** A build of the entire site. */
interface EntireBuild {
  /** The number of documents. */
  readonly count: number;
  readonly reads: ReadsOf;
  /** The time that the documents alone took. */
  readonly spent: Spent;
}

/**
 * Builds the entire site: bundles, pictures, documents, and what's made of the same content. Never
 * has a bundler and the workers in memory at once.
 */
export async function buildAll(
  { articles, parts }: ContentParts,
  buildId: string,
): Promise<EntireBuild> {
  rmSync(dist, { recursive: true, force: true });
  await bundle('renderer');
  const script = new URL('./facts.child.ts', import.meta.url);
  const facts = await runInChild<SiteFacts>(script, 'read the facts about the site');
  refuseMistakes(facts.problems, facts.isSandbox);
  const client = await buildClient(facts.data, facts.hasAnalytics);
  const scripts = await bundle('scripts');
  writeSiteFile(`${base}/licenses.txt`, licensesText(client.licenses));
  const workers = startSiteWorkers(articles);
  const urls = await workers.run('writeAllPictures', client);
  leavePageAssets({ buildId, client, scripts, ...urls });
  const { reads, spent } = await prerender(workers, facts, readNumbering(parts));
  await workers.stop();
  return { count: facts.documents, reads, spent };
}
