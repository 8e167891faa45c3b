import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The outcome of the request for the element's code. */
export type Outcome = 'ok' | 'refused' | '404' | 'hanging';

/** One visit to a page that loads the element on intent. */
export interface Visit {
  readonly outcome: Outcome;
  /** Milliseconds before the server answers the request for the element's code. */
  readonly latency: number;
}

const root = new URL('../../', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, root), 'utf8');

/** The page's source: the link, its style sheet and the loader. */
const source = ({ outcome, latency }: Visit) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A shop</title><link rel="stylesheet" href="/dist/launcher.css"></head>
<body><main><h1>Shop</h1><p>Text.</p></main>
<chat-widget phone="+15550100199" name="Acme" show-label><a href="/messaging-app" target="_blank">Chat with us</a></chat-widget>
<script type="module">
import { connectLoader } from '/dist/loader.js';
connectLoader(document.querySelector('chat-widget'), () => import('/code/${outcome}/${latency}/element.js'), 'intent');
document.documentElement.dataset.ready = '';
</script></body></html>`;

/** Answers the request for the element's code. */
function sendCode(response: ServerResponse, outcome: Outcome, latency: number) {
  if (outcome === 'hanging') return;
  setTimeout(() => {
    if (outcome === 'refused') return response.destroy();
    response.writeHead(outcome === 'ok' ? 200 : 404, { 'content-type': 'text/javascript' });
    response.end(outcome === 'ok' ? file('dist/element.js') : '');
  }, latency);
}

/** Serves the pages of every visit on loopback. */
export async function serveContactPages() {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, outcome = '', latency = '0'] = /^\/code\/(\w+)\/(\d+)\/element/.exec(pathname) ?? [];
    const [, module] = /\/(modules\/[\w-]+\.js)$/.exec(pathname) ?? [];
    if (module) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(file(`dist/${module}`));
      return;
    }
    if (outcome) return sendCode(response, outcome as Outcome, Number(latency));
    const isFile = /^\/dist\/[\w.-]+$/.test(pathname);
    response.writeHead(200, {
      'content-type': pathname.endsWith('.css')
        ? 'text/css'
        : isFile
          ? 'text/javascript'
          : 'text/html; charset=utf-8',
    });
    if (isFile) response.end(file(pathname.slice(1)));
    else if (pathname === '/messaging-app') response.end('<!doctype html><h1>Messaging app</h1>');
    else
      response.end(
        source({
          outcome: (searchParams.get('outcome') ?? 'ok') as Outcome,
          latency: Number(searchParams.get('latency') ?? 0),
        }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: ({ outcome, latency }: Visit) =>
      `http://127.0.0.1:${port}/?outcome=${outcome}&latency=${latency}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
