import { rm } from 'node:fs/promises';
import { buildBoot, buildClient, buildRenderer } from './bundles.ts';
import { compressAll } from './compress.ts';
import { prerender } from './prerender.ts';
import { searchFiles } from './search-files.ts';
import { writeSiteFile } from './write-site-file.ts';

const started = performance.now();
await rm('dist', { recursive: true, force: true });
const renderer = await buildRenderer();
const search = searchFiles(renderer);
const client = await buildClient(search.facts);
const boot = await buildBoot();
for (const { path, text } of search.files) await writeSiteFile(path, text);
const documents = await prerender(renderer, { ...client, boot });
const files = await compressAll('dist/site');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${documents} documents, ${files} files compressed, in ${seconds} s`);
