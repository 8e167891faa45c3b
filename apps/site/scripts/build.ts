import { rm } from 'node:fs/promises';
import { buildBoot, buildClient, buildRenderer } from './bundles.ts';
import { compressAll } from './compress.ts';
import { prerender } from './prerender.ts';

const started = performance.now();
await rm('dist', { recursive: true, force: true });
const client = await buildClient();
const boot = await buildBoot();
const renderer = await buildRenderer();
const documents = await prerender(renderer, { ...client, boot });
const files = await compressAll('dist/site');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${documents} documents, ${files} files compressed, in ${seconds} s`);
