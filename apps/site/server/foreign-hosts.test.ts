import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as open, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFiles } from './fixture-site.ts';
import { createHandler } from './handler.ts';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-hosts-'));
  for (const [file, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  server = createServer(await createHandler(folder, { host: 'shop.test' })).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function sendTo(host: string) {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(open({ port, headers: { host } }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it.each(['localhost', '127.0.0.1:4173', '[::1]:4173', 'shop.test:4173'])(
  'responds to the host %s',
  async (host) => {
    expect(await sendTo(host)).toMatchObject({ status: 200, body: 'home' });
  },
);

it.each(['evil.example', 'shop.test.evil.example', '10.0.0.1:4173'])(
  'refuses the host %s, which may be a rebound name',
  async (host) => {
    const { status, headers, body } = await sendTo(host);
    expect(status).toBe(421);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('start it with HOST');
  },
);
