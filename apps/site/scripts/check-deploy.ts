import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../build/bundles.ts';
import { deployProblems } from './deploy-problems.ts';

// Says what keeps the built site from being deployed; fails while there is anything.
const renderer: Renderer = await import(pathToFileURL(resolve('dist/renderer/index.js')).href);
const names = globSync('**/*.{html,js,css,txt,xml}', { cwd: 'dist/site' });
const files = new Map(names.map((file) => [file, readFileSync(`dist/site/${file}`, 'utf8')]));
const faults = deployProblems({ ...renderer.buildFacts(), files });
for (const fault of faults) console.error(`- ${fault}`);
console.log(faults.length === 0 ? 'Ready to deploy.' : `${faults.length} things to do first.`);
process.exitCode = faults.length === 0 ? 0 : 1;
