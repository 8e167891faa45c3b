import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../e2e/fixtures/free-port.ts';
import { exchangesOf } from './server-proof/exchanges.ts';
import { visit } from './server-proof/visit.ts';

// Runs the Node server under 512 connections at a time, with aborts, missing files and malformed
// requests: it must survive, answer each with the right status, and keep no handle.
const connections = 512;
const total = Number(process.argv[2] ?? 20_000);

const folder = mkdtempSync(join(tmpdir(), 'server-proof-'));
cpSync('dist', folder, { recursive: true });
// Too large to be read to its end before a visitor leaves halfway through the response.
const large = '/assets/large.png';
writeFileSync(`${folder}/site${large}`, '');
truncateSync(`${folder}/site${large}`, 64 * 1024 * 1024);

const port = await freePort();
const server = spawn(process.execPath, ['server/serve.ts', folder], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const warnings: string[] = [];
server.stderr.on('data', (part) => warnings.push(String(part)));
await once(server.stdout, 'data');

/** The server's open files and sockets; only Linux shows them. */
const handles = `/proc/${server.pid}/fd`;
const countHandles = () => (existsSync(handles) ? readdirSync(handles).length : 0);

const [asset = ''] = globSync('dist/site/assets/*.png').toSorted();
const exchanges = exchangesOf(asset.slice('dist/site'.length), large);
for (const exchange of exchanges) await visit(port, exchange);
const before = countHandles();

const problems = new Map<string, number>();
let made = 0;
let most = 0;
async function keepVisiting(): Promise<void> {
  while (made < total && server.exitCode === null) {
    const exchange = exchanges[made % exchanges.length];
    made += 1;
    const problem = exchange && (await visit(port, exchange));
    if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
    if (made % connections === 0) most = Math.max(most, countHandles());
  }
}
await Promise.all(Array.from({ length: connections }, keepVisiting));

// The last connections close within moments.
for (let tries = 0; countHandles() > before && tries < 100; tries += 1) await pause(100);
const left = Math.max(0, countHandles() - before);
if (left > 0) problems.set('handles left open', left);
if (server.exitCode !== null) problems.set(`the server ended with ${server.exitCode}`, 1);
if (warnings.length > 0) problems.set(warnings.join('').slice(0, 500), warnings.length);
server.kill();
rmSync(folder, { recursive: true });

for (const [problem, count] of problems) console.error(`- ${count} x ${problem}`);
console.log(`figure: ${made} exchanges of ${exchanges.length} kinds, ${connections} at a time`);
console.log(`figure: ${most} handles at most, ${left} left open`);
console.log(`figure: ${[...problems.values()].reduce((sum, count) => sum + count, 0)} problems`);
process.exitCode = problems.size > 0 || made < total ? 1 : 0;
