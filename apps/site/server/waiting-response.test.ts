import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteFiles } from './fixture-site.ts';
import { createHandler } from './handler.ts';

/** Larger than all buffers between the server and a client that doesn't read. */
const LARGE = 32 * 1024 * 1024;

let folder = '';
let server: Server;
let reads = 0;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  for (const [file, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  truncateSync(join(folder, 'site/buy.html'), LARGE);
  const handle = await createHandler(folder);
  server = createServer((request, response) => {
    response.once('pipe', () => {
      reads += 1;
      if (reads === 2) truncateSync(join(folder, 'site/index.html'), 2);
    });
    handle(request, response);
  }).listen(0);
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('closes the connection of a response that fails while it waits behind another', async () => {
  const socket = connect((server.address() as AddressInfo).port);
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  socket.write(head('/buy') + head('/'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(reads).toBe(2);
}, 10_000);
