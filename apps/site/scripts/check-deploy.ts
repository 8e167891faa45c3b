import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../build/bundles.ts';
import { deployProblems } from './deploy-problems.ts';

// Prints what keeps the built site from being deployed, and fails if there is anything.
const renderer: Renderer = await import(pathToFileURL(resolve('dist/renderer/index.js')).href);
const names = globSync('**/*.{html,js,css,txt,xml}', { cwd: 'dist/site' });
const files = new Map(names.map((file) => [file, readFileSync(`dist/site/${file}`, 'utf8')]));
const problems = deployProblems({ ...renderer.buildFacts(), files });
for (const problem of problems) console.error(`- ${problem}`);
console.log(problems.length === 0 ? 'Ready to deploy.' : `${problems.length} things to do first.`);
process.exitCode = problems.length === 0 ? 0 : 1;
