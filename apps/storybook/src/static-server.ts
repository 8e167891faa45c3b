import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A running server. */
export interface StaticServer {
  /** The URL of the folder, with a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder below a path on a free port, and nothing else. */
export async function serveFolder(folder: string, path = '/'): Promise<StaticServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const inside = pathname.startsWith(path) && decodeURIComponent(pathname.slice(path.length));
    const file = inside !== false && join(folder, normalize(`/${inside || 'index.html'}`));
    const found = file && (await stat(file).catch(() => undefined))?.isFile();
    if (!file || !found) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    // The names of built files contain a hash.
    if (file.includes('/assets/'))
      response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
