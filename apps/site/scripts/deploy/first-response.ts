import { cacheControl } from '../../build/hosts/site-hosting.ts';

/** The bytes that a server may send before the first acknowledgment: ten packets. */
export const firstResponseLimit = 14_600;

/** The headers that every server adds to the site's own, at their longest. */
const shared = {
  Date: 'Sun, 22 Nov 2026 00:00:00 GMT',
  Connection: 'keep-alive',
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': '14600',
  'Content-Encoding': 'br',
  'Cache-Control': cacheControl.revalidated,
  'Last-Modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
  Vary: 'Accept-Encoding',
};

/** The headers that each server adds. */
const servers: readonly Readonly<Record<string, string>>[] = [
  { ...shared, Server: 'nginx', ETag: '"6740a000-3908"' },
  { ...shared, ETag: 'W/"14600-1763769600000"', 'Keep-Alive': 'timeout=5' },
];

/** Returns all headers of a response: the site's own with those of each server. */
export const responseHeaders = (headers: Readonly<Record<string, string>>) =>
  servers.map((added) => ({ ...added, ...headers }));

/** Returns the bytes of a response's headers over HTTP/1.1, from the server that sends most. */
export const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Math.max(
    ...responseHeaders(headers).map((all) =>
      Object.entries(all).reduce(
        (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
        'HTTP/1.1 200 OK\r\n\r\n'.length,
      ),
    ),
  );
