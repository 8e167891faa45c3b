import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheControl, type SiteHosting } from '../build/hosts/site-hosting.ts';
import { type RunningHost, runHost, starts } from './run-host.ts';
import { type Answer, send } from './send.ts';
import { type UrlRow, urlTable } from './url-table.ts';

const hosting: SiteHosting = JSON.parse(readFileSync('dist/hosting.json', 'utf8'));
const rows = urlTable('dist/site', hosting);

const pathOnly = (location: string | undefined) => location?.replace(/^https?:\/\/[^/]+/, '');

/** Everything about a response that the table specifies. */
const summary = ({ status, headers, body }: Answer, row: UrlRow) => ({
  status,
  location: pathOnly(headers.location),
  body: row.file && body,
  type: row.file ? headers['content-type']?.replace(/; /g, ';').toLowerCase() : undefined,
  cache: row.status === 200 ? headers['cache-control'] : undefined,
  headers: Object.keys(hosting.headers).map((name) => `${name}: ${headers[name.toLowerCase()]}`),
});

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
};

/** The local server speaks plain HTTP, so it leaves out what only suits HTTPS. */
const headersOn = (host: string) =>
  Object.entries(hosting.headers).map(([name, value]) => {
    const isLeftOut = host === 'node' && name === 'Strict-Transport-Security';
    return `${name}: ${isLeftOut ? undefined : value}`;
  });

/** Cloudflare Pages shows a 404 document by its own name as a page. */
const statusOn = (host: string, { kind, status }: UrlRow) =>
  host === 'cloudflare' && kind === '404 by its name' ? 200 : status;

/** Cloudflare Pages sends an equivalent header of its own, which none of our rules may repeat. */
const revalidatedOn = (host: string) =>
  host === 'cloudflare' ? 'public, max-age=0, must-revalidate' : cacheControl.revalidated;

const expected = (host: string, row: UrlRow) => {
  const { file, location } = row;
  return {
    status: statusOn(host, row),
    location,
    body: file && readFileSync(`dist/site/${file}`, 'utf8'),
    type: file && (hosting.contentTypes[`/${file}`] ?? types[file.replace(/.*\./, '')]),
    cache: file?.startsWith('assets/') ? cacheControl.immutable : revalidatedOn(host),
    headers: headersOn(host),
  };
};

/** The build's compressed files that a host sends, by encoding; Cloudflare Pages compresses by itself. */
const copies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nginx: { br: 'buy.html.br', gzip: 'buy.html.gz' },
  // The image's nginx has no module for brotli.
  container: { gzip: 'buy.html.gz' },
  caddy: { br: 'buy.html.br', gzip: 'buy.html.gz' },
  node: { br: 'buy.html.br', gzip: 'buy.html.gz' },
};

for (const name of Object.keys(starts))
  describe(name, () => {
    let host: RunningHost;
    beforeAll(async () => {
      host = await runHost(name, mkdtempSync(join(tmpdir(), `site-${name}-`)));
    }, 120_000);
    afterAll(() => host?.stop());

    it.each(rows)('$kind: $url', async (row) => {
      const answer = summary(await send(host.port, row.url), row);
      const { type, cache, ...rest } = expected(name, row);
      expect(answer).toMatchObject({
        ...rest,
        ...(type && { type: type.replace('; ', ';') }),
        ...(row.status === 200 && { cache }),
      });
    });

    it.each(Object.entries(copies[name] ?? {}))('sends with %s: %s', async (encoding, file) => {
      const { bodyBytes, headers } = await send(host.port, '/buy', encoding);
      expect({ bodyBytes, encoding: headers['content-encoding'] }).toEqual({
        bodyBytes: statSync(`dist/site/${file}`).size,
        encoding,
      });
    });

    it.each(['/..%2fhosting.json', '/%2e%2e/hosting.json', '/../hosting.json'])(
      'refuses %s, above the site',
      async (url) => {
        const { status, body } = await send(host.port, url);
        expect([400, 404]).toContain(status);
        expect(body).not.toContain('isSandbox');
      },
    );

    it('sends at most 1,200 bytes of headers', async () => {
      for (const { url } of rows) {
        const { headerBytes } = await send(host.port, url);
        expect(headerBytes, url).toBeLessThanOrEqual(1200);
      }
    });
  });
