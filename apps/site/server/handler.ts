import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { allowedHosts, createSandbox, refuseForeignHost, type SandboxOptions } from '@otm/sandbox';
import sirv from 'sirv';
import { cacheControl, immutableFolder, type SiteHosting } from '../build/hosts/site-hosting.ts';
import { exactLength } from './exact-length.ts';
import { acceptedEncodings, type Encoding, withoutMisreadHeaders } from './request-headers.ts';
import { listFiles, notFoundFile, resolveFile } from './routing.ts';

interface HandlerOptions extends SandboxOptions {
  /** The host that the server listens on besides this machine's own names. */
  readonly host?: string | undefined;
}

/**
 * Creates a host for a built site: the sandbox if the build uses it, then redirects, known files, and
 * the 404 document of the path.
 *
 * @param dist - the build's output, with `site/` and `hosting.json`
 */
export async function createHandler(
  dist: string,
  { host, ...sandboxOptions }: HandlerOptions = {},
): Promise<RequestListener> {
  const hosting: SiteHosting = JSON.parse(await readFile(`${dist}/hosting.json`, 'utf8'));
  const site = `${dist}/site`;
  const files = await listFiles(site);
  const sandbox = hosting.isSandbox && createSandbox(sandboxOptions);
  // `dev` looks at the disk at every request, so that a new build needs no restart.
  const serveFile = sirv(site, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (sandbox && (await sandbox.handle(request, response))) return;
    const { url = '/' } = request;
    const resolved = resolveFile(url, files, hosting);
    const file = 'file' in resolved ? resolved.file : '';
    for (const [name, value] of Object.entries(headersFor(file, hosting)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if ('location' in resolved) {
      response.writeHead(resolved.status, { Location: resolved.location }).end();
      return;
    }
    if (resolved.status === 200 && (await isServed(request, response, file))) return;
    await sendNotFound(site + notFoundFile(url, hosting.notFound), request, response);
  };
  /** Hands a file to sirv; resolves to false if the file is gone since the server started. */
  const isServed = (request: IncomingMessage, response: ServerResponse, file: string) =>
    new Promise<boolean>((resolve) => {
      request.url = file;
      request.headers = withoutMisreadHeaders(request.headers);
      guardTransfer(response);
      response.once('close', () => resolve(true));
      serveFile(request, response, () => resolve(false));
    });
  const allowed = allowedHosts(host);
  return (request, response) => {
    if (refuseForeignHost(request, response, allowed)) return;
    respond(request, response).catch((error: Error) => sendError(error, response));
  };
}

/** sirv names the encoding of HTML only. */
const textTypes: ReadonlyMap<string, string> = new Map([
  ['.md', 'text/markdown;charset=utf-8'],
  ['.txt', 'text/plain;charset=utf-8'],
]);

/** Returns a file's headers, as the site's host would send them over plain HTTP. */
function headersFor(file: string, hosting: SiteHosting): Readonly<Record<string, string>> {
  const { contentTypes, headers } = hosting;
  // Plain HTTP must keep working on this machine.
  const { 'Strict-Transport-Security': _, ...rest } = headers;
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  const contentType = contentTypes[file] ?? textTypes.get(extension);
  const isImmutable = file.startsWith(immutableFolder(hosting));
  return {
    ...rest,
    ...(contentType && { 'Content-Type': contentType }),
    'Cache-Control': isImmutable ? cacheControl.immutable : cacheControl.revalidated,
    Vary: 'Accept-Encoding',
  };
}

/**
 * Sends as much of the file that sirv pipes as its headers say, and releases it, whichever of the two
 * fails or closes first.
 */
function guardTransfer(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    const exact = exactLength(Number(response.getHeader('Content-Length')));
    const fail = (error: Error) => sendError(error, response);
    file.unpipe(response);
    file.once('error', fail).pipe(exact).once('error', fail).pipe(response);
    response.once('close', () => file.destroy());
  });
}

/** The endings of the build's compressed files. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Sends a 404 page: sirv sends every file with status 200. */
async function sendNotFound(
  path: string,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [encoding] = acceptedEncodings(String(headers['accept-encoding'] ?? ''));
  const body = await readFile(path + (encoding ? endings[encoding] : ''));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Ends a failed response: with an error page, or, after its headers were sent, by closing it. */
function sendError(error: Error, response: ServerResponse): void {
  // A visitor who leaves isn't an error.
  if (!response.destroyed) console.error(error);
  // Not the response: one that waits behind another has no connection yet, and would close none.
  if (response.headersSent) response.req.socket.destroy();
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' })
      .end('The server failed; its console says why. Build the site again: npm run build\n');
}
