import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createHandler } from '../../../server/handler.ts';

/** A site that is served on this machine. */
export interface HostedSite {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a folder with `site/` and `hosting.json`, as `npm start` does. */
export async function hostSite(dist: string): Promise<HostedSite> {
  const server = createServer(await createHandler(dist));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const compressible = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt']);

function compressFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.has(extname(file))) continue;
    const path = join(folder, file);
    // Next names folders like its files of data.
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

/**
 * Puts built files into the form of our own output, with our headers, our icon and brotli.
 *
 * @param files - the folder that a build wrote
 * @param ours - our own output, whose headers count
 * @returns the folder to serve
 */
export function packSite(files: string, ours: string): string {
  const dist = `${files}-hosted`;
  const site = join(dist, 'site');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  renameSync(files, site);
  cpSync(join(ours, 'site/favicon.ico'), join(site, 'favicon.ico'));
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Not found</title>');
  compressFiles(site);
  const { headers } = JSON.parse(readFileSync(join(ours, 'hosting.json'), 'utf8'));
  const hosting = {
    base: '',
    isSandbox: false,
    headers,
    contentTypes: {},
    notFound: [{ prefix: '/', file: '/404.html' }],
    redirects: [],
  };
  writeFileSync(join(dist, 'hosting.json'), JSON.stringify(hosting));
  return dist;
}
