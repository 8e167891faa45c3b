import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The files that a path below the base may name, in order. */
const namesOf = (path: string) =>
  path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];

/**
 * Creates a plain server of static files with the rules of GitHub Pages: `/buy` is `buy.html`, a
 * folder is its `index.html`, and everything unknown is the `404.html` of the top folder. It knows no
 * redirects but the one to the project's folder, and no headers.
 *
 * @param base - the path of a project page, such as `/shop`
 */
export const createPlainServer = (folder: string, base = ''): Server =>
  createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (path === base) {
      response.writeHead(301, { Location: `${base}/` }).end();
      return;
    }
    const names = path.startsWith(`${base}/`) ? namesOf(path.slice(base.length)) : [];
    const file = names.map((name) => folder + name).find(isFile) ?? `${folder}/404.html`;
    response.writeHead(file.endsWith('/404.html') ? 404 : 200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
