import { rm } from 'node:fs/promises';
import { startBundler } from './bundler.ts';
import { buildClient, buildRenderer } from './bundles.ts';
import { compressAll } from './compress.ts';
import { writeFavicons } from './favicons.ts';
import { licensesText } from './licenses.ts';
import { prerender } from './prerender.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { searchFiles } from './search-files.ts';
import { base, dist, isHtmlOnly } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

const started = performance.now();
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
await rm(dist, { recursive: true, force: true });
const bundler = startBundler();
const renderer = await buildRenderer(bundler);
refuseMistakes(renderer.settingProblems(), renderer.isSandbox);
const search = searchFiles(renderer);
const data = {
  SEARCH: search.facts,
  REVIEWS: renderer.videoReviews,
  FAILURES: renderer.failures,
  CHATS: renderer.chatSettings,
};
const client = await buildClient(bundler, data, renderer.analytics !== undefined);
const scripts = await bundler.run('scripts');
bundler.stop();
for (const { path, text } of search.files) await writeSiteFile(path, text);
await writeSiteFile(`${base}/licenses.txt`, licensesText(client.licenses));
await writeFavicons(renderer, client.css);
const bundled = performance.now();
const documents = await prerender(renderer, { ...client, scripts });
const written = seconds(bundled);
const files = isHtmlOnly ? 0 : await compressAll(`${dist}/site`);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `${documents} documents, ${files} files compressed, in ${seconds(started)} s (${written} s for the documents), with ${megabytes} MB`,
);
