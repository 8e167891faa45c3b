import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { isHandler, normalizeRoutes, type Route } from '@vercel/routing-utils';
import { describe, expect, it } from 'vitest';
import { hosting, siteFiles } from '../../server/fixture-site.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { cacheControl } from './site-hosting.ts';
import { vercel } from './vercel.ts';

/** The decision of a host's rules for a path. */
interface Decision {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly headers: Readonly<Record<string, string>>;
}

const files = new Set(Object.keys(siteFiles).map((file) => file.replace(/^site/, '')));
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const write = (name: string, text = '') => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

interface NetlifyRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

/** Applies the rules that Netlify's own parsers read, in Netlify's order. */
async function onNetlify(path: string): Promise<Decision> {
  const { _headers, _redirects } = netlify(hosting);
  const parsed = await parseAllRedirects({
    redirectsFiles: [write('_redirects', _redirects)],
    configRedirects: [],
    minimal: true,
  });
  const own = await parseAllHeaders({
    headersFiles: [write('_headers', _headers)],
    configHeaders: [],
    minimal: true,
  });
  expect([...parsed.errors, ...own.errors]).toEqual([]);
  const matches = (pattern: string) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path.replace(/(?<=.)\/$/, '') === pattern;
  const rules = own.headers as readonly { for: string; values: Record<string, string> }[];
  const applied = rules
    .filter((rule) => matches(rule.for))
    .map(({ values }) => Object.entries(values));
  // Netlify joins the values of equal names.
  expect(new Set(applied.flat().map(([name]) => name)).size).toBe(applied.flat().length);
  const headers = Object.fromEntries(applied.flat());
  const known = [path === '/' ? '/index.html' : path, `${path}.html`].find((file) =>
    files.has(file),
  );
  const rule = (parsed.redirects as readonly NetlifyRule[]).find(
    ({ from, force }) => matches(from) && (force || !known),
  );
  if (!rule) return { status: known ? 200 : 404, headers, ...(known && { file: known }) };
  const { status, to } = rule;
  return status === 308 ? { status, location: to, headers } : { status, file: to, headers };
}

/** Applies the routes that Vercel's own parser reads, in Vercel's order. */
function onVercel(path: string): Decision {
  const { routes, error } = normalizeRoutes(
    JSON.parse(vercel(hosting)['vercel.json'] ?? '').routes,
  );
  expect(error).toBeNull();
  let headers: Record<string, string> = {};
  for (const route of routes as readonly Route[]) {
    if (isHandler(route)) {
      const file = path === '/' ? '/index.html' : path;
      if (files.has(file)) return { status: 200, file, headers };
      continue;
    }
    const match = new RegExp(route.src).exec(path);
    if (!match) continue;
    const fill = (text = '') => text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
    const { Location, ...rest } = (route.headers ?? {}) as Record<string, string>;
    headers = { ...headers, ...rest };
    if (Location) return { status: route.status ?? 200, location: fill(Location), headers };
    if (route.continue) continue;
    const file = fill(route.dest);
    if (route.check && !files.has(file)) continue;
    return { status: route.status ?? 200, file, headers };
  }
  return { status: 404, headers };
}

const common = [
  ['/', { status: 200, file: '/index.html' }],
  ['/buy', { status: 200, file: '/buy.html' }],
  ['/es/buy', { status: 200, file: '/es/buy.html' }],
  ['/purchase', { status: 308, location: '/buy' }],
  ['/purchase/', { status: 308, location: '/buy' }],
  ['/order/7', { status: 404, file: '/order/404.html' }],
  ['/order/7/8', { status: 404, file: '/order/404.html' }],
  ['/order/404', { status: 404, file: '/order/404.html' }],
  ['/nowhere', { status: 404, file: '/404.html' }],
  ['/404', { status: 404, file: '/404.html' }],
  ['/es/nada', { status: 404, file: '/es/404.html' }],
  ['/assets/font.woff2', { status: 200, file: '/assets/font.woff2' }],
  ['/assets/none.js', { status: 404, file: '/404.html' }],
  ['//example.com', { status: 404, file: '/404.html' }],
  ['/feed.xml', { status: 200, file: '/feed.xml' }],
  ['/robots.txt', { status: 200, file: '/robots.txt' }],
  ['/hosting.json', { status: 404, file: '/404.html' }],
  ['/BUY', { status: 404, file: '/404.html' }],
] as const;

describe.each([
  ['Netlify', onNetlify],
  ['Vercel', onVercel],
])('%s, by its own parser', (_, decide) => {
  it.each(common)('decides %s', async (path, decision) => {
    expect(await decide(path)).toMatchObject(decision);
  });

  it('sends the headers of every response, and those of a file', async () => {
    expect((await decide('/')).headers).toEqual(hosting.headers);
    expect((await decide('/nowhere')).headers).toEqual(hosting.headers);
    expect((await decide('/assets/font.woff2')).headers).toEqual({
      ...hosting.headers,
      'Cache-Control': cacheControl.immutable,
    });
    expect((await decide('/feed.xml')).headers).toEqual({
      ...hosting.headers,
      'Content-Type': hosting.contentTypes['/feed.xml'],
    });
  });
});

it.each([
  ['/buy/', '/buy'],
  ['/buy.html', '/buy'],
  ['/index.html', '/'],
])('Vercel redirects %s to %s; Netlify does so by itself', (path, location) => {
  expect(onVercel(path)).toMatchObject({ status: 308, location });
});

describe('Cloudflare’s limits', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ from: `/a${index}`, to: '/buy' }));
  const { _headers = '', _redirects = '' } = cloudflare({ ...hosting, redirects: many });
  const rules = _redirects.trim().split('\n').slice(1);

  it('are kept by the redirects: the rest redirect by their documents', () => {
    expect(rules).toHaveLength(2000);
    expect(rules.slice(0, 2)).toEqual(['/a0 /buy 308', '/a0/ /buy 308']);
    for (const rule of rules) expect(rule.length).toBeLessThanOrEqual(1000);
  });

  it('are kept by the headers', () => {
    const lines = _headers.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

it.each([
  ['/nowhere/', '/nowhere'],
  ['/nowhere.html', '/nowhere'],
])('Vercel, whose redirects can’t look for a file, sends %s to %s first', (path, location) => {
  expect(onVercel(path)).toMatchObject({ status: 308, location });
  expect(onVercel(location)).toMatchObject({ status: 404, file: '/404.html' });
});

it('Vercel never redirects to another site', () => {
  expect(onVercel('//example.com/').location).toBeUndefined();
});
