import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { createSandbox, type SandboxOptions } from '@otm/sandbox';
import sirv from 'sirv';
import { acceptedEncodings, type Encoding, withoutMisreadHeaders } from './request-headers.ts';
import { listFiles, notFoundFile, type RoutingRules, resolveFile } from './routing.ts';

type Headers = Readonly<Record<string, string>>;

/** The build's instructions for its host; see build/prerender.ts. */
export interface Hosting extends RoutingRules {
  /** Whether the build uses the local stand-ins of outside services. */
  readonly isSandbox: boolean;
  readonly headers: Headers;
  /** Files with headers of their own. */
  readonly headersOf: Readonly<Record<string, Headers>>;
}

/**
 * Creates the host of a built site: the sandbox if the build uses it, then known files, then
 * rewrites, then the 404 page of the language.
 *
 * @param dist - the build's output, with `site/` and `hosting.json`
 */
export async function createHandler(
  dist: string,
  sandboxOptions: SandboxOptions = {},
): Promise<RequestListener> {
  const hosting: Hosting = JSON.parse(await readFile(`${dist}/hosting.json`, 'utf8'));
  const site = `${dist}/site`;
  const files = await listFiles(site);
  const sandbox = hosting.isSandbox && createSandbox(sandboxOptions);
  // `dev` looks at the disk at every request, so that a new build needs no restart.
  const serveFile = sirv(site, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (sandbox && (await sandbox.handle(request, response))) return;
    const { url = '/' } = request;
    const { file, status } = resolveFile(url, files, hosting);
    for (const [name, value] of Object.entries(headersFor(file, hosting)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (status === 200 && (await isServed(request, response, file))) return;
    await sendNotFound(site + notFoundFile(url, hosting.notFound), request, response);
  };
  /** Hands a file to sirv; resolves to false if the file is gone since the server started. */
  const isServed = (request: IncomingMessage, response: ServerResponse, file: string) =>
    new Promise<boolean>((resolve) => {
      request.url = file;
      request.headers = withoutMisreadHeaders(request.headers);
      closeWithResponse(response);
      response.once('close', () => resolve(true));
      serveFile(request, response, () => resolve(false));
    });
  return (request, response) => {
    respond(request, response).catch((error: Error) => sendError(error, response));
  };
}

/** Returns a file's headers, as the site's host would send them over plain HTTP. */
function headersFor(file: string, { headers, headersOf }: Hosting): Record<string, string> {
  // Plain HTTP must keep working on this machine.
  const { 'Strict-Transport-Security': _, ...rest } = headersOf[file] ?? headers;
  const policy = rest['Content-Security-Policy']?.replace(/; upgrade-insecure-requests/, '') ?? '';
  const isImmutable = file.startsWith('/assets/');
  return {
    ...rest,
    'Content-Security-Policy': policy,
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
}

/** Releases the file that sirv pipes into a response, whichever of the two fails or closes first. */
function closeWithResponse(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => sendError(error, response));
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
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' })
      .end('The server failed; its console says why. Build the site again: npm run build\n');
}
