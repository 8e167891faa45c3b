/** A request as it's written to a socket, and the status that it must get. */
export interface Exchange {
  readonly name: string;
  readonly request: string;
  /** No status: the client leaves before the answer, or in the middle of it. */
  readonly status?: number;
  /** When the client leaves: before it has sent everything, or after the first bytes of the answer. */
  readonly leaves?: 'early' | 'halfway';
}

const line = (
  path: string,
  { method = 'GET', version = '1.1', headers = 'Host: localhost' } = {},
) =>
  `${method} ${path} HTTP/${version}\r\n${headers ? `${headers}\r\n` : ''}Connection: close\r\n\r\n`;

/**
 * The exchanges of a busy and partly hostile day, on the files of a built site.
 *
 * @param asset - the path of any asset
 * @param large - the path of one that doesn't fit into the buffers on its way
 */
export const exchangesOf = (asset: string, large: string): readonly Exchange[] => [
  { name: 'a page', request: line('/'), status: 200 },
  { name: 'a page in Spanish', request: line('/es/buy?aff=a1'), status: 200 },
  {
    name: 'a compressed page',
    request: line('/', { headers: 'Host: localhost\r\nAccept-Encoding: br' }),
    status: 200,
  },
  { name: 'an asset', request: line(asset), status: 200 },
  {
    name: 'a range',
    request: line(asset, { headers: 'Host: localhost\r\nRange: bytes=5-' }),
    status: 206,
  },
  {
    name: 'a range past the end',
    request: line(asset, { headers: 'Host: localhost\r\nRange: bytes=999999999-' }),
    status: 416,
  },
  { name: 'a HEAD request', request: line('/', { method: 'HEAD' }), status: 200 },
  { name: 'a missing page', request: line('/no-such-page'), status: 404 },
  { name: 'a missing file', request: line('/assets/gone-12345678.js'), status: 404 },
  { name: 'a path out of the folder', request: line('/..%2f..%2f..%2fetc%2fpasswd'), status: 404 },
  { name: 'a path that can’t be decoded', request: line('/%E0%A4%A'), status: 404 },
  { name: 'an encoded null byte', request: line('/%00'), status: 404 },
  { name: 'another method', request: line('/', { method: 'POST' }), status: 405 },
  { name: 'another host', request: line('/', { headers: 'Host: evil.example' }), status: 421 },
  { name: 'no host', request: line('/', { headers: '' }), status: 400 },
  { name: 'another protocol', request: '\u{16}\u{3}\u{1}\u{0}\u{a5}\r\n\r\n', status: 400 },
  { name: 'garbage', request: 'HELLO\r\n\r\n', status: 400 },
  {
    name: 'a header without an end',
    request: line('/', { headers: `Host: localhost\r\nX: ${'x'.repeat(40_000)}` }),
    status: 431,
  },
  {
    name: 'two lengths',
    request: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    status: 400,
  },
  {
    name: 'a visitor who leaves while asking',
    request: 'GET / HTTP/1.1\r\nHost: loc',
    leaves: 'early',
  },
  {
    name: 'a visitor who leaves halfway through the response',
    request: line(large),
    leaves: 'halfway',
  },
];
