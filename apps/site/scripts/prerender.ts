import { writeFile } from 'node:fs/promises';
import type { RenderAssets } from '../src/render.tsx';
import type { ClientBuild, Renderer } from './bundles.ts';
import { pageCssFrom } from './page-css.ts';
import { writePictures } from './pictures.ts';
import { captchaHeaders, securityHeaders } from './security-headers.ts';
import { writeShareCards } from './share-cards.ts';
import { sitemap } from './sitemap.ts';
import { dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Next pages are fetched when a visitor's pointer rests on their link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** What a feed is; its ending alone would only say XML. */
const atom = { 'Content-Type': 'application/atom+xml; charset=utf-8' };

/** The file of an address: flat, so that no host has to add a slash. */
const fileOf = (path: string, isRoot: boolean) => (isRoot ? `${path}/index.html` : `${path}.html`);

/** A document on its way to a file. */
interface Draft {
  readonly file: string;
  /** The HTML, its style element still empty. */
  readonly html: string;
}

/** Writes every document of the site and what its host must know; answers with their number. */
export async function prerender(
  renderer: Renderer,
  client: ClientBuild & { readonly boot: string },
): Promise<number> {
  const { notFound, rewrites } = renderer.hosting();
  const pageCss = pageCssFrom(client.css, client.codeOf);
  const pictureOf = await writePictures(renderer.renderPictures(), pageCss);
  const shareCardOf = await writeShareCards(renderer, pageCss);
  const assets = { ...client, css: '', pictureOf, shareCardOf, speculation };
  const drafts = draftDocuments(renderer, assets);
  const styles = new Set<string>();
  for (const { file, html } of drafts) {
    const css = await pageCss(html);
    styles.add(css);
    await writeSiteFile(
      file,
      html.replace('<style></style>', () => `<style>${css}</style>`),
    );
  }
  const feeds = renderer.renderFeeds();
  for (const { path, xml } of feeds) await writeSiteFile(path, xml);
  await writeSiteFile('/sitemap.xml', sitemap(renderer));
  await writeSiteFile(
    '/robots.txt',
    `User-agent: *\nAllow: /\nSitemap: ${renderer.origin}/sitemap.xml\n`,
  );
  const headers = securityHeaders(
    { scripts: [client.boot, speculation], styles: [...styles] },
    renderer.reached,
  );
  const { isSandbox } = renderer;
  const host = {
    isSandbox,
    headers,
    headersOf: {
      '/captcha.html': captchaHeaders(headers, isSandbox),
      ...Object.fromEntries(feeds.map(({ path }) => [path, { ...headers, ...atom }])),
    },
    rewrites: rewrites.map(({ prefix, file }) => ({ prefix, file })),
    notFound,
  };
  await writeFile(`${dist}/hosting.json`, `${JSON.stringify(host, null, 2)}\n`);
  return drafts.length;
}

/** Every document: pages, what answers unknown parameters, and addresses that only lead on. */
function draftDocuments(renderer: Renderer, assets: RenderAssets): readonly Draft[] {
  const pages = renderer.sitePages().map((page) => {
    const { indexable } = renderer.routes[page.route];
    const file = fileOf(page.path.replace(/\/$/, ''), page.route === 'home');
    return { file, html: renderer.renderPage(page, assets, { indexable }) };
  });
  const unknown = renderer.hosting().rewrites.flatMap(({ file, page, prefix, bare }) => {
    const render = (location: string) =>
      renderer.renderPage(page, assets, { indexable: false, location });
    const draft = { file, html: render(`${prefix}_unknown`) };
    return bare ? [draft, { file: fileOf(bare, false), html: render(bare) }] : [draft];
  });
  const redirects = renderer
    .renderRedirects(assets)
    .map(({ path, html }) => ({ file: fileOf(path, false), html }));
  return [...pages, ...unknown, ...redirects];
}
