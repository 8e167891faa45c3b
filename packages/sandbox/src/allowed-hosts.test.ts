import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';
import { type ServedSandbox, serveSandbox } from './serve.ts';

describe('allowedHosts', () => {
  it('names this machine only, if no host is set', () => {
    expect([...allowedHosts()]).toEqual(['localhost', '127.0.0.1', '[::1]']);
  });

  it.each([
    ['Shop.Test', 'shop.test'],
    ['192.168.1.5', '192.168.1.5'],
    ['fe80::1', '[fe80::1]'],
    ['0.0.0.0', hostname().toLowerCase()],
    ['::', '[::1]'],
  ])('with HOST=%s includes %s', (host, expected) => {
    expect([...allowedHosts(host)]).toContain(expected);
  });
});

describe('a served sandbox', () => {
  let sandbox: ServedSandbox;
  beforeAll(async () => {
    sandbox = await serveSandbox();
  });
  afterAll(() => sandbox.close());

  const sendTo = async (host: string) => {
    const { port } = new URL(sandbox.origin);
    const headers = { host: host.replace('PORT', port) };
    const request = open({ host: '127.0.0.1', port, path: '/__sandbox/inbox.json', headers }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };

  it.each(['localhost', 'localhost:PORT', 'LOCALHOST', '127.0.0.1:PORT', '[::1]:PORT'])(
    'responds to the host %s',
    async (host) => {
      expect(await sendTo(host)).toMatchObject({ status: 200 });
    },
  );

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example#localhost',
    '192.168.1.5',
    '0.0.0.0',
    '%',
  ])('refuses the host "%s" with the remedy', async (host) => {
    const { status, body } = await sendTo(host);
    expect(status).toBe(421);
    expect(body).toContain('Open http://localhost instead');
  });
});
