import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../build/hosts/export-site.ts';
import type { SiteHosting } from '../build/hosts/site-hosting.ts';
import { createPlainServer } from './plain-server.ts';
import { send } from './send.ts';
import { urlTable } from './url-table.ts';

const hosting: SiteHosting = JSON.parse(readFileSync('dist/hosting.json', 'utf8'));
const rows = urlTable('dist/site', hosting);
const folder = join(mkdtempSync(join(tmpdir(), 'site-pages-')), 'site');
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

let server: Server;
const get = (url: string) => send((server.address() as AddressInfo).port, url);

beforeAll(async () => {
  await exportSite('dist', 'github-pages', folder);
  server = createPlainServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

it('publishes files whose name starts with an underscore or a dot', () => {
  expect(existsSync(`${folder}/.nojekyll`)).toBe(true);
});

describe('like every host', () => {
  const shown = rows.filter(({ status }) => status === 200);
  it.each(shown)('$kind: $url', async ({ url, file = '' }) => {
    expect(await get(url)).toMatchObject({ status: 200, body: read(file) });
  });
});

describe('within the limits of a plain server', () => {
  it.each(hosting.redirects)('$from redirects to $to by its document', async ({ from, to }) => {
    const { body, status } = await get(from);
    expect(status).toBe(200);
    expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/order/99', '/es/order/99', '/es/no-page', '/features/unknown'])(
    '%s shows the general 404 page',
    async (url) => {
      expect(await get(url)).toMatchObject({ status: 404, body: read('404.html') });
    },
  );

  it('has both spellings of a page, of which each document names the right one', async () => {
    const { body, status } = await get('/buy.html');
    expect(status).toBe(200);
    expect(body).toMatch(/<link rel="canonical" href="https:\/\/[^"/]+\/buy">/);
  });

  it('sends none of our headers, so the policy is in each document', async () => {
    const { body, headers } = await get('/buy');
    for (const name of Object.keys(hosting.headers))
      expect(headers).not.toHaveProperty(name.toLowerCase());
    expect(body).toContain('<meta http-equiv="Content-Security-Policy"');
  });
});
