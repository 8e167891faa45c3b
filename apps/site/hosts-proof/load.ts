import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../e2e/fixtures/free-port.ts';
import { median } from '../scripts/benchmark/median.ts';
import { nginxMain, type RunningHost, runHost, startServer } from './run-host.ts';
import { send } from './send.ts';
import { type Load, runWrk } from './wrk.ts';

// Compares nginx with the generated files with the same nginx that serves one bare file of the home
// page's size, over 512 connections: `npm run proof:load`. The two take turns, so that other work on
// this machine slows both.

const rounds = 6;
const seconds = Number(process.argv[2] ?? 10);
const leastShare = 0.9;

/** Serves a file of the compressed home page's bytes, without a rule or a header of ours. */
async function runBare(): Promise<RunningHost> {
  // nginx's workers run as another user, whom a temporary folder refuses.
  const folder = join(mkdtempSync(join(tmpdir(), 'bare-')), 'bare');
  mkdirSync(`${folder}/site`, { recursive: true });
  chmodSync(dirname(folder), 0o755);
  copyFileSync('dist/site/index.html.br', `${folder}/site/file`);
  writeFileSync(`${folder}/site/robots.txt`, '');
  const port = await freePort();
  writeFileSync(`${folder}/site.conf`, `server { listen ${port}; root ${folder}/site; }\n`);
  writeFileSync(`${folder}/nginx.conf`, nginxMain(folder));
  return startServer(port, 'nginx', ['-c', `${folder}/nginx.conf`]);
}

const medianRate = (loads: readonly Load[]) =>
  median(loads.map(({ requestsPerSecond }) => requestsPerSecond));

const site = await runHost('nginx', mkdtempSync(join(tmpdir(), 'site-nginx-')));
const bare = await runBare();
const loads: { readonly site: Load[]; readonly bare: Load[] } = { site: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  loads.bare.push(await runWrk(`http://127.0.0.1:${bare.port}/file`, seconds));
  loads.site.push(await runWrk(`http://127.0.0.1:${site.port}/`, seconds));
}
// Within one machine an uncompressed page is as fast: only its size tells.
const { bodyBytes: sent } = await send(site.port, '/', 'br');
const compressed = statSync('dist/site/index.html.br').size;
await Promise.all([site.stop(), bare.stop()]);

const share = medianRate(loads.site) / medianRate(loads.bare);
const errors = [...loads.site, ...loads.bare].reduce((sum, load) => sum + load.errors, 0);
const rate = (list: readonly Load[]) => Math.round(medianRate(list)).toLocaleString('en');
process.stdout.write(`512 connections, ${rounds} x ${seconds} s each
the site's home page  ${rate(loads.site)} requests/s
a bare file           ${rate(loads.bare)} requests/s
figure: share ${share.toFixed(3)} (at least ${leastShare})
figure: ${errors} errors
figure: ${sent} bytes sent for the page, of ${compressed} in its .br file
`);
process.exitCode = share >= leastShare && errors === 0 && sent === compressed ? 0 : 1;
