import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { createSandbox, type SandboxOptions } from '@otm/sandbox';

type Headers = Readonly<Record<string, string>>;

/** What the build says of its host; see scripts/prerender.ts. */
interface Hosting {
  /** Whether the build asks for the local stand-ins of the outside services. */
  readonly isSandbox: boolean;
  readonly headers: Headers;
  /** Files with headers of their own. */
  readonly headersOf: Readonly<Record<string, Headers>>;
  readonly rewrites: readonly { readonly prefix: string; readonly file: string }[];
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that hold their own compression; the build writes no twins of them. */
const compressed = new Set(['.ico', '.png', '.woff2']);

/** Encodings in order of preference, with the ending of their files. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The host of a built site: the sandbox where the build asks for it, then known files, then
 * rewrites, then the 404 page of the language.
 */
export async function createHandler(
  dist: string,
  sandboxOptions: SandboxOptions = {},
): Promise<RequestListener> {
  const hosting: Hosting = JSON.parse(await readFile(`${dist}/hosting.json`, 'utf8'));
  const files = await listFiles(`${dist}/site`);
  const sandbox = hosting.isSandbox && createSandbox(sandboxOptions);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (sandbox && (await sandbox.handle(request, response))) return;
    const { file, status } = resolveFile(request.url ?? '/', files, hosting);
    const headers = headersForLoopback(hosting.headersOf[file] ?? hosting.headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    send({ request, response, path: `${dist}/site${file}`, status, headers });
  };
  return (request, response) => {
    // A visitor who leaves while still sending ends this answer, never the server.
    answer(request, response).catch((error: Error) => response.destroy(error));
  };
}

/** The addresses of all files of a folder, without their compressed twins. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`),
  );
}

/**
 * The file that answers an address, and with which status. Addresses are compared as they are sent:
 * ours are plain, so an escaped one is none of them.
 */
export function resolveFile(
  url: string,
  files: ReadonlySet<string>,
  { rewrites, notFound }: Pick<Hosting, 'rewrites' | 'notFound'>,
): { readonly file: string; readonly status: number } {
  const path = url.replace(/[?#].*$/s, '');
  const bare = path.replace(/\/$/, '');
  const known = [bare, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
  const missing = notFound.findLast(({ prefix }) => path.startsWith(prefix)) ?? notFound[0];
  const rewrite = isReadable(path) && rewrites.find(({ prefix }) => path.startsWith(prefix));
  if (known && !notFound.some(({ file }) => file === known)) return { file: known, status: 200 };
  if (rewrite) return { file: rewrite.file, status: 200 };
  return { file: missing?.file ?? '/404.html', status: 404 };
}

/** Whether the escapes of a path can be read. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Over plain http on this machine, a browser must not be told that the site is https only. */
function headersForLoopback(headers: Headers): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...rest } = headers;
  const policy = rest['Content-Security-Policy']?.replace(/; upgrade-insecure-requests/, '') ?? '';
  return { ...rest, 'Content-Security-Policy': policy };
}

interface Answer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
}

function send({ request, response, path, status, headers }: Answer): void {
  const ending = extname(path);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = compressed.has(ending)
    ? undefined
    : encodings.find(([it]) => accepted.includes(it));
  const immutable = path.includes('/assets/');
  response.writeHead(status, {
    'Content-Type': types[ending] ?? 'application/octet-stream',
    // A file with headers of its own may say better what it is.
    ...headers,
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding[0] }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path + (encoding?.[1] ?? '')).pipe(response);
}
