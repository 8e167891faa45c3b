import { readFile } from 'node:fs/promises';
import { withoutAbsentValues } from './absent-values.ts';
import { type ClientBuild, type Renderer, shortNames } from './bundles.ts';
import { captchaPolicy, documentPolicy, withPolicy } from './document-policy.ts';
import { writeHosting } from './hosts/write-hosting.ts';
import { pageCssFrom } from './page-css.ts';
import { writePictures } from './pictures.ts';
import type { Draft } from './render/documents.tsx';
import { writeShareCards } from './share-cards.ts';
import { tighten } from './tighten.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Browsers fetch the next document when the pointer rests on its link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: `${base}/*` }, eagerness: 'moderate' }],
});

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
    const css = shortNames.shorten(withoutAbsentValues(await pageCss(html), html));
    const policy = documentPolicy({ scripts: [client.boot], styles: [css] }, renderer.externalUrls);
    await writeSiteFile(
      file,
      withPolicy(tighten(shortNames.shortenDocument(html)), policy).replace(
        '<style></style>',
        () => `<style>${css}</style>`,
      ),
    );
  }
  const captcha = await readFile(`${dist}/site${base}/captcha.html`, 'utf8');
  await writeSiteFile(
    `${base}/captcha.html`,
    withPolicy(captcha, captchaPolicy(renderer.isSandbox)),
  );
  const feeds = renderer.renderFeeds();
  for (const { path, xml } of feeds) await writeSiteFile(path, xml);
  const manifests = renderer.renderManifests();
  for (const { path, text } of manifests) await writeSiteFile(path, text);
  for (const { path, text } of renderer.renderMarkdown()) await writeSiteFile(path, text);
  await writeSiteFile(`${base}/sitemap.xml`, renderer.renderSitemap());
  await writeSiteFile(`${base}/llms.txt`, renderer.renderLlmsText());
  await writeSiteFile(`${base}/robots.txt`, renderer.renderRobots());
  await writeHosting(renderer, {
    'application/atom+xml; charset=utf-8': feeds,
    'application/manifest+json': manifests,
  });
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
