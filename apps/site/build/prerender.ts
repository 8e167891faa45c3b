import { readFile, writeFile } from 'node:fs/promises';
import type { ClientBuild, Renderer } from './bundles.ts';
import { documentPolicy, withPolicy } from './document-policy.ts';
import { pageCssFrom } from './page-css.ts';
import { writePictures } from './pictures.ts';
import type { Draft } from './render/documents.tsx';
import { captchaHeaders, captchaPolicy, securityHeaders } from './security-headers.ts';
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
  const drafts = uniqueDrafts(renderer.renderDocuments(assets));
  for (const { file, html } of drafts) {
    const css = await pageCss(html);
    const inline = { scripts: [client.boot], styles: [css] };
    const styled = html.replace('<style></style>', () => `<style>${css}</style>`);
    await writeSiteFile(file, withPolicy(styled, documentPolicy(inline, renderer.externalUrls)));
  }
  await writeCaptchaPolicy(renderer);
  const feeds = renderer.renderFeeds();
  for (const { path, xml } of feeds) await writeSiteFile(path, xml);
  await writeSiteFile('/sitemap.xml', renderer.renderSitemap());
  await writeSiteFile('/robots.txt', renderer.renderRobots());
  await writeHosting(
    renderer,
    feeds.map(({ path }) => path),
  );
  return drafts.length;
}

/**
 * Checks that every document has a file of its own.
 *
 * @throws Error if two pages have the same URL: one would replace the other.
 */
function uniqueDrafts(drafts: readonly Draft[]): readonly Draft[] {
  const files = new Set<string>();
  for (const { file } of drafts) {
    if (files.has(file))
      throw new Error(`Two documents have the URL of ${file}: give one of them another slug.`);
    files.add(file);
  }
  return drafts;
}

/** Writes the policy of the captcha's page, which Vite has built, into it. */
async function writeCaptchaPolicy({ isSandbox }: Renderer): Promise<void> {
  const html = await readFile(`${dist}/site/captcha.html`, 'utf8');
  await writeSiteFile('/captcha.html', withPolicy(html, captchaPolicy(isSandbox)));
}

/** Writes what a host needs to know besides the files. */
async function writeHosting(
  { hosting, hstsPreload, isSandbox }: Renderer,
  feeds: readonly string[],
): Promise<void> {
  const { notFound, rewrites } = hosting();
  const headers = securityHeaders({ hstsPreload });
  const host = {
    isSandbox,
    headers,
    headersOf: {
      '/captcha.html': captchaHeaders(headers),
      ...Object.fromEntries(feeds.map((path) => [path, { ...headers, ...atom }])),
    },
    rewrites: rewrites.map(({ prefix, file }) => ({ prefix, file })),
    notFound,
  };
  await writeFile(`${dist}/hosting.json`, `${JSON.stringify(host, null, 2)}\n`);
}
