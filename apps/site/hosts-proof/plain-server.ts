import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Creates a plain server of static files with the rules of GitHub Pages: `/buy` is `buy.html`, a
 * folder is its `index.html`, and everything unknown is the `404.html` of the top folder. It knows no
 * redirects and no headers.
 */
export const createPlainServer = (folder: string): Server =>
  createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    const file = names.map((name) => folder + name).find(isFile);
    response.writeHead(file ? 200 : 404);
    response.end(readFileSync(file ?? `${folder}/404.html`));
  });
