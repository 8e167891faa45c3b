import { writeFile } from 'node:fs/promises';
import type { ClientBuild, Renderer } from './bundles.ts';
import { pageCssFrom } from './page-css.ts';
import { writePictures } from './pictures.ts';
import { captchaHeaders, securityHeaders } from './security-headers.ts';
import { writeShareCards } from './share-cards.ts';
import { dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Browsers fetch the next document when the pointer rests on its link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The content type of feeds; their file extension says only XML. */
const atom = { 'Content-Type': 'application/atom+xml; charset=utf-8' };

/** Writes every document of the site and the facts for its host. Returns their number. */
export async function prerender(
  renderer: Renderer,
  client: ClientBuild & { readonly boot: string },
): Promise<number> {
  const pageCss = pageCssFrom(client.css, client.islandCode);
  const pictureUrl = await writePictures(renderer.renderPictures(), pageCss);
  const shareCardUrl = await writeShareCards(renderer, pageCss);
  const assets = { ...client, css: '', pictureUrl, shareCardUrl, speculation };
  const drafts = renderer.renderDocuments(assets);
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
  await writeSiteFile('/sitemap.xml', renderer.renderSitemap());
  await writeSiteFile('/robots.txt', renderer.renderRobots());
  const inline = { scripts: [client.boot, speculation], styles: [...styles] };
  await writeHosting(
    renderer,
    securityHeaders(inline, renderer.externalUrls),
    feeds.map(({ path }) => path),
  );
  return drafts.length;
}

/** Writes what a host needs to know besides the files. */
async function writeHosting(
  { hosting, isSandbox }: Renderer,
  headers: Readonly<Record<string, string>>,
  feeds: readonly string[],
): Promise<void> {
  const { notFound, rewrites } = hosting();
  const host = {
    isSandbox,
    headers,
    headersOf: {
      '/captcha.html': captchaHeaders(headers, isSandbox),
      ...Object.fromEntries(feeds.map((path) => [path, { ...headers, ...atom }])),
    },
    rewrites: rewrites.map(({ prefix, file }) => ({ prefix, file })),
    notFound,
  };
  await writeFile(`${dist}/hosting.json`, `${JSON.stringify(host, null, 2)}\n`);
}
