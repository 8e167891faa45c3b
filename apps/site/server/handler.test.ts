import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as open,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteFiles } from './fixture-site.ts';
import { createHandler } from './handler.ts';

/** Larger than all buffers between the disk and a client that doesn't read. */
const LARGE = 64 * 1024 * 1024;

let folder = '';
let server: Server;
/** The file streams that responses were fed from. */
let streams: Readable[] = [];
/** Runs when a response starts to read its file, which isn't open yet. */
let onRead = () => {};

const site = (file: string) => join(folder, 'site', file);
const port = () => (server.address() as AddressInfo).port;

/** Sends a request as it is: `fetch` would resolve `..` and choose encodings itself. */
async function send(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const request = open({ port: port(), path, headers, method }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  return { status: response.statusCode, headers: response.headers, body };
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  for (const [file, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  writeFileSync(site('assets/large.png'), '');
  truncateSync(site('assets/large.png'), LARGE);
  streams = [];
  onRead = () => {};
  const handle = await createHandler(folder);
  server = createServer((request, response) => {
    response.once('pipe', (stream: Readable) => {
      streams.push(stream);
      onRead();
    });
    handle(request, response);
  }).listen(0);
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('routing', () => {
  it.each([
    ['/', 200, 'home'],
    ['/?aff=1', 200, 'home'],
    ['/order/7', 404, 'unknown order'],
    ['/b%75y', 200, 'buy'],
    ['/missing', 404, 'not found'],
    ['/es/missing', 404, 'no encontrado'],
    ['/404.html', 404, 'not found'],
    ['/%ff', 404, 'not found'],
    ['/order/%ff', 404, 'unknown order'],
    ['/%00', 404, 'not found'],
    ['/index.html%00.png', 404, 'not found'],
    ['/../hosting.json', 404, 'not found'],
    ['/assets/../../hosting.json', 404, 'not found'],
    ['/..%2fhosting.json', 404, 'not found'],
    ['/..\\hosting.json', 404, 'not found'],
    ['/index.html.br', 404, 'not found'],
    ['/assets', 404, 'not found'],
    ['//example.com', 404, 'not found'],
  ])('%s returns %i: %s', async (path, status, body) => {
    expect(await send(path)).toMatchObject({ status, body });
  });

  it.each([
    ['/buy/', '/buy'],
    ['/buy.html', '/buy'],
    ['/index.html?aff=1', '/?aff=1'],
    ['/purchase?aff=1', '/buy?aff=1'],
  ])('%s redirects to %s for good', async (path, location) => {
    const { status, headers } = await send(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('refuses a raw null byte and keeps running', async () => {
    const socket = connect(port()).end('GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('/')).toMatchObject({ status: 200 });
  });

  it('shows the 404 page for a file that is gone since the start', async () => {
    rmSync(site('index.html'));
    expect(await send('/')).toMatchObject({ status: 404, body: 'not found' });
  });

  it('serves a new build without a restart', async () => {
    writeFileSync(site('index.html'), 'a longer home');
    expect(await send('/')).toMatchObject({ status: 200, body: 'a longer home' });
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const { status, headers } = await send('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each(['/', '/missing'])('HEAD %s sends the headers of GET and no body', async (path) => {
    const { status, headers } = await send(path);
    const head = await send(path, {}, 'HEAD');
    expect(head).toMatchObject({ status, body: '' });
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });
});

describe('headers', () => {
  it('sends the policy of the build without what only suits HTTPS', async () => {
    const { headers } = await send('/');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends the headers of a single file', async () => {
    const { headers } = await send('/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  it.each([
    ['/', 'text/html;charset=utf-8', 'no-cache'],
    ['/missing', 'text/html;charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain;charset=utf-8', 'no-cache'],
    ['/assets/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is %s, cached as %s', async (path, type, cache) => {
    const { headers } = await send(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('encodings', () => {
  it.each([
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0', undefined],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0 , gzip; q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=high', undefined],
    ['brotli, gzipped', undefined],
  ])('"%s" selects %s', async (accepted, encoding) => {
    for (const path of ['/', '/missing']) {
      const { headers, body } = await send(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(body).toContain({ br: 'brotli', gzip: 'gzip' }[encoding ?? ''] ?? '');
    }
  });

  it('sends a file plain that the build did not compress', async () => {
    const { headers } = await send('/assets/font.woff2', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('conditional requests', () => {
  it('return 304 for the same version of the same encoding', async () => {
    const br = { 'accept-encoding': 'br' };
    const { headers } = await send('/', br);
    const again = { 'if-none-match': headers.etag };
    const fresh = await send('/', { ...br, ...again });
    expect(fresh).toMatchObject({ status: 304, body: '' });
    expect(fresh.headers['content-security-policy']).toBe("default-src 'none'");
    expect(fresh.headers['cache-control']).toBe('no-cache');
    expect(fresh.headers.vary).toBe('Accept-Encoding');
    expect(await send('/', again)).toMatchObject({ status: 200, body: 'home' });
  });

  it('return the file once it has changed', async () => {
    const { headers } = await send('/');
    writeFileSync(site('index.html'), 'changed');
    const again = await send('/', { 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 200, body: 'changed' });
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('%s sends %s', async (range, body, contentRange) => {
    const part = await send('/assets/font.woff2', { range });
    expect(part).toMatchObject({ status: 206, body });
    expect(part.headers['content-range']).toBe(contentRange);
    expect(part.headers['content-length']).toBe(String(body.length));
  });

  it.each(['bytes=10-', 'bytes=99-100', `bytes=${'9'.repeat(400)}-`])(
    'refuses %s, which is past the end',
    async (range) => {
      const { status, headers } = await send('/assets/font.woff2', { range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe('bytes */10');
    },
  );

  it.each(['bytes=-3', 'bytes=0-0', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=1-2', ''])(
    'sends the entire file for "%s"',
    async (range) => {
      const all = await send('/assets/font.woff2', { range });
      expect(all).toMatchObject({ status: 200, body: '0123456789' });
    },
  );

  it('sends the entire file if the range was meant for another version', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"other"' };
    expect(await send('/assets/font.woff2', headers)).toMatchObject({ status: 200 });
  });
});

describe('failures', () => {
  it('closes the file when the visitor leaves in the middle', async () => {
    const request = open({ port: port(), path: '/assets/large.png' }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'data');
    request.destroy();
    const [stream] = streams;
    if (stream && !stream.closed) await once(stream, 'close');
    expect(stream?.readableEnded).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
    expect(await send('/')).toMatchObject({ status: 200 });
  });

  it('closes the connection when the file is gone between its headers and its content', async () => {
    onRead = () => rmSync(site('index.html'), { force: true });
    await expect(send('/')).rejects.toThrow('socket hang up');
    expect(console.error).toHaveBeenCalledOnce();
    expect(await send('/order/7')).toMatchObject({ status: 404 });
  });

  it('sends what its headers say of a file that grows while it is read', async () => {
    onRead = () => appendFileSync(site('index.html'), ' and more');
    expect(await send('/')).toMatchObject({ status: 200, body: 'home' });
    onRead = () => {};
    expect(await send('/')).toMatchObject({ status: 200, body: 'home and more' });
  });

  it('closes the connection when the file becomes shorter', async () => {
    onRead = () => truncateSync(site('index.html'), 2);
    await expect(send('/')).rejects.toThrow('aborted');
    expect(await send('/buy')).toMatchObject({ status: 200 });
  });

  it('shows an error page when not even the 404 page can be read', async () => {
    rmSync(site('404.html'));
    const { status, headers, body } = await send('/missing');
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('npm run build');
    expect(await send('/')).toMatchObject({ status: 200 });
  });
});
