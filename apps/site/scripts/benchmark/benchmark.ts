import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createHandler } from '../../server/handler.ts';
import { inlineScriptTime, islandTasks } from './main-thread.ts';
import { median } from './median.ts';
import { tapToPaint } from './next-page.ts';
import { onSlowPhone } from './slow-page.ts';

// Measures the built site on a slow phone: slow 4G and a fourth of this machine's speed.

const rounds = 5;
const links = [
  ['/', 'main a[href="/buy"]'],
  ['/blog', 'main a[href^="/blog/"]'],
  ['/glossary', 'main a[href^="/glossary/"]'],
] as const;
const islandPages = ['/', '/contact', '/licence', '/free-indicators/deltabar', '/buy', '/search'];

const server = createServer(await createHandler('dist'));
await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const executablePath = process.env.FULL_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});

const row = (name: string, value: number, limit: number) =>
  console.log(`${name.padEnd(64)} ${value.toFixed(0).padStart(5)} ms  (goal: ${limit})`);

async function medianOf(measure: Parameters<typeof onSlowPhone<number>>[2]): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    values.push(await onSlowPhone(browser, origin, measure));
  return median(values);
}

for (const [path, link] of links)
  row(`tap to first paint, from ${path}`, await medianOf(tapToPaint(path, link)), 350);
row('boot script, on /', await medianOf(inlineScriptTime('/')), 50);
for (const path of islandPages)
  for (const [source, longest] of await onSlowPhone(browser, origin, islandTasks(path)))
    row(`longest task of ${source}, on ${path}`, longest, 50);

await browser.close();
server.close();
server.closeAllConnections();
