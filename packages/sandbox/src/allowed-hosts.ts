import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const allInterfaces = ['0.0.0.0', '::', '[::]'];

const inUrl = (name: string) => (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name);

/** The names by which other devices reach a server that listens on all interfaces. */
const ownNames = () => [
  hostname(),
  `${hostname()}.local`,
  ...Object.values(networkInterfaces()).flatMap((list) => list?.map((it) => it.address) ?? []),
];

/**
 * Returns the hosts that a local server responds to: those of this machine, and the one that it was
 * told to listen on.
 *
 * @param host - the server's `HOST`, if it has any
 */
export function allowedHosts(host?: string): ReadonlySet<string> {
  const listened = host === undefined ? [] : allInterfaces.includes(host) ? ownNames() : [host];
  return new Set([...loopback, ...listened.map((name) => inUrl(name).toLowerCase())]);
}

/** The host name that a request was sent to, without its port. */
function hostOf({ headers }: IncomingMessage): string {
  const url = `http://${headers.host}`;
  return headers.host && URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Refuses a request to a host that isn't allowed. A page of another site could otherwise point its own
 * name at this machine, and read the inbox through it (DNS rebinding).
 *
 * @returns whether the request was refused.
 */
export function refuseForeignHost(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: ReadonlySet<string>,
): boolean {
  const isAllowed = allowed.has(hostOf(request));
  if (!isAllowed)
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end(
        'This server doesn’t know the host of this URL. Open http://localhost instead, or start it with HOST set to that host.\n',
      );
  return !isAllowed;
}
