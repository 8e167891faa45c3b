import { cacheControl } from '../../build/hosts/site-hosting.ts';

/** The bytes that a server may send before the first acknowledgment: ten packets. */
export const firstResponseLimit = 14_600;

/** The headers that the hosts' servers add to the site's own, at their longest. */
const added = {
  Date: 'Sun, 22 Nov 2026 00:00:00 GMT',
  Connection: 'keep-alive',
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': '14600',
  'Content-Encoding': 'br',
  'Cache-Control': cacheControl.revalidated,
  Vary: 'Accept-Encoding',
  Server: 'nginx',
  ETag: '"6740a000-3908"',
};

/** Returns all headers of a response: the site's own with those of nginx, which sends most. */
export const responseHeaders = (headers: Readonly<Record<string, string>>) => ({
  ...added,
  ...headers,
});

/** Returns the bytes of a response's headers over HTTP/1.1. */
export const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Object.entries(responseHeaders(headers)).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
