import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBuild, Renderer } from './bundles.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemap } from './sitemap.ts';

/** Next pages are fetched when a visitor's pointer rests on their link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The file of an address: flat, so that no host has to add a slash. */
const fileOf = (path: string, isRoot: boolean) => (isRoot ? `${path}/index.html` : `${path}.html`);

/** Writes every document of the site and what its host must know; answers with their number. */
export async function prerender(
  renderer: Renderer,
  client: ClientBuild & { readonly boot: string },
): Promise<number> {
  const assets = { ...client, speculation };
  const { rewrites, notFound } = renderer.hosting();
  const pages = renderer.sitePages().map((page) => {
    const indexable = renderer.routes[page.route].indexable;
    const file = fileOf(page.path.replace(/\/$/, ''), page.route === 'home');
    return { file, html: renderer.renderPage(page, assets, { indexable }) };
  });
  const unknown = rewrites.map(({ file, page, prefix }) => ({
    file,
    html: renderer.renderPage(page, assets, { indexable: false, location: `${prefix}_unknown` }),
  }));
  const redirects = renderer
    .renderRedirects(assets)
    .map(({ path, html }) => ({ file: fileOf(path, false), html }));
  const documents = [...pages, ...unknown, ...redirects];
  await Promise.all([
    ...documents.map(({ file, html }) => write(file, html)),
    write('/sitemap.xml', sitemap(renderer)),
    write('/robots.txt', `User-agent: *\nAllow: /\nSitemap: ${renderer.origin}/sitemap.xml\n`),
  ]);
  const host = {
    headers: securityHeaders({ scripts: [client.boot, speculation], styles: [client.css] }),
    rewrites: rewrites.map(({ prefix, file }) => ({ prefix, file })),
    notFound,
  };
  await writeFile('dist/hosting.json', `${JSON.stringify(host, null, 2)}\n`);
  return documents.length;
}

async function write(file: string, text: string): Promise<void> {
  const path = `dist/site${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
