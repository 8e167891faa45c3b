/** The bytes that a server may send before the first acknowledgment: ten packets. */
export const firstResponseLimit = 14_600;

/** The longest headers that servers add to the site's own. */
const serverHeaders: Readonly<Record<string, string>> = {
  Date: 'Sun, 22 Nov 2026 00:00:00 GMT',
  Server: 'nginx',
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Length': '14600',
  'Content-Encoding': 'br',
  'Cache-Control': 'no-cache',
  'Last-Modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
  ETag: 'W/"14600-1763769600000"',
  Vary: 'Accept-Encoding',
  Connection: 'keep-alive',
  'Keep-Alive': 'timeout=5',
};

/** Returns the bytes of a response's headers over HTTP/1.1, the longest form. */
export const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Object.entries({ ...serverHeaders, ...headers }).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
