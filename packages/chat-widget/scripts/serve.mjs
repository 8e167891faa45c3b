import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the demo pages and the built files on loopback; resolves to the server once it listens. */
export function serve(port) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(
      root,
      pathname === '/' ? 'demo/index.html' : decodeURIComponent(pathname),
    );
    const open = /^(demo|dist|docs)\//.test(path.relative(root, file));
    const body = open && (await readFile(file).catch(() => undefined));
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'text/plain',
      // Lets the benchmark read times at full precision.
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(body || 'Not found');
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 4600);
  await serve(port);
  console.log(`http://localhost:${port}`);
}
