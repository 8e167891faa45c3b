import { rm } from 'node:fs/promises';
import type { ReadsOf } from './build-state.ts';
import { startBundler } from './bundler.ts';
import { buildClient } from './bundles.ts';
import type { Spent } from './clock.ts';
import { licensesText } from './licenses.ts';
import { leavePageAssets } from './page-assets.ts';
import { prerender } from './prerender.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
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
 * Builds the entire site: bundles, pictures, documents, and what's made of the same content.
 *
 * @param articles their number
 */
export async function buildAll(articles: number): Promise<EntireBuild> {
  await rm(dist, { recursive: true, force: true });
  const bundler = startBundler();
  await bundler.run('renderer');
  const workers = startSiteWorkers(articles);
  const facts = await workers.run('readFacts');
  refuseMistakes(facts.problems, facts.isSandbox);
  const client = await buildClient(bundler, facts.data, facts.hasAnalytics);
  const scripts = await bundler.run('scripts');
  bundler.stop();
  writeSiteFile(`${base}/licenses.txt`, licensesText(client.licenses));
  leavePageAssets({ client, scripts, ...(await workers.run('writeAllPictures', client)) });
  const { reads, spent } = await prerender(workers, facts);
  await workers.stop();
  return { count: facts.documents.length, reads, spent };
}
