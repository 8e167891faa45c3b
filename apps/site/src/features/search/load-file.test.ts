import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFile } from './load-file.ts';

let server: Server;
let origin = '';
const documents = [{ url: '/risk', title: 'Risk' }];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/search.json') response.end(JSON.stringify(documents));
    else if (url === '/hang.json') return;
    else if (url === '/portal.json') response.end('<!doctype html>');
    else response.writeHead(url === '/broken.json' ? 500 : 404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('loadFile', () => {
  it('returns the content of a file', async () => {
    expect(await loadFile(`${origin}/search.json`)).toEqual(documents);
  });

  it.each([
    ['/missing.json', '404'],
    ['/broken.json', '500'],
  ])('throws with the status for %s', async (path, status) => {
    await expect(loadFile(`${origin}${path}`)).rejects.toThrow(status);
  });

  it('throws for a web page instead of a file', async () => {
    await expect(loadFile(`${origin}/portal.json`)).rejects.toThrow(SyntaxError);
  });

  it('no longer waits after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = expect(loadFile(`${origin}/hang.json`)).rejects.toThrow('abort');
    vi.advanceTimersByTime(10_000);
    await loading;
    vi.useRealTimers();
  });

  it('throws without a network', async () => {
    await expect(loadFile('http://127.0.0.1:1/search.json')).rejects.toThrow(TypeError);
  });
});
