import { readFile } from 'node:fs/promises';
import { computeOncePer } from '../src/compute-once.ts';
import type { InlineScripts } from './bundle-tasks.ts';
import { type ClientBuild, type Renderer, shortNames } from './bundles.ts';
import { captchaPolicy, documentPolicy, hashedText, withPolicy } from './document-policy.ts';
import { documentStylesFrom } from './document-styles.ts';
import { writeHosting } from './hosts/write-hosting.ts';
import { pageCssFrom } from './page-css.ts';
import { writePictures } from './pictures.ts';
import type { SharedParts } from './render/documents.tsx';
import { writeShareCards } from './share-cards.ts';
import { markOf, partsIn, withParts } from './shared-parts.ts';
import { tighten } from './tighten.ts';
import { base, dist, isHtmlOnly } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Browsers fetch the next document when the pointer rests on its link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: `${base}/*` }, eagerness: 'moderate' }],
});

/** Documents that are being written while the next one is rendered. */
const writesAtOnce = 32;

/** Writes every document of the site and the facts for its host. Returns their number. */
export async function prerender(
  renderer: Renderer,
  client: ClientBuild & { readonly scripts: InlineScripts },
): Promise<number> {
  const pageCss = pageCssFrom(client.css, client.islandCode);
  const pictureUrl = await writePictures(renderer.renderPictures(), pageCss);
  const shareCardUrl = isHtmlOnly ? () => undefined : await writeShareCards(renderer, pageCss);
  const { boot, pages: pageScripts } = client.scripts;
  const parts: SharedParts = new Map([['boot', boot]]);
  const assets = {
    ...client,
    boot: markOf('boot'),
    css: '',
    pageScripts,
    pictureUrl,
    shareCardUrl,
    speculation,
  };
  const stylesOf = documentStylesFrom(pageCss, shortNames.shorten, client.isUsedByCode);
  const markup = (key: string) =>
    key === 'boot' ? `<script>${boot}</script>` : (parts.get(key) ?? '');
  const finished = computeOncePer((key: string) =>
    key === 'boot' ? boot : tighten(shortNames.shortenDocument(markup(key))),
  );
  // Chromium 156 refuses the rules by the keyword 'inline-speculation-rules'.
  const scripts = [boot, speculation].map(hashedText);
  const ownScripts = Object.values(pageScripts).map(hashedText);
  const files = new Set<string>();
  const writes: Promise<void>[] = [];
  for (const { file, html } of renderer.renderDocuments(assets, parts)) {
    checkUnique(file, files);
    const styles = await stylesOf(html, partsIn(html).map(markup));
    const own = ownScripts.filter(({ text }) => html.includes(text));
    const texts = { scripts: [...scripts, ...own], styles: [styles] };
    const policy = documentPolicy(texts, renderer.externalUrls);
    const tight = withPolicy(tighten(shortNames.shortenDocument(html)), policy);
    const styled = tight.replace('<style></style>', () => `<style>${styles.text}</style>`);
    writes.push(writeSiteFile(file, withParts(styled, finished)));
    if (writes.length === writesAtOnce) await Promise.all(writes.splice(0));
  }
  await Promise.all(writes);
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
  for (const { path, xml } of renderer.renderSitemaps()) await writeSiteFile(path, xml);
  await writeSiteFile(`${base}/llms.txt`, renderer.renderLlmsText());
  await writeSiteFile(`${base}/robots.txt`, renderer.renderRobots());
  await writeHosting(renderer, {
    'application/atom+xml; charset=utf-8': feeds,
    'application/manifest+json': manifests,
  });
  return files.size;
}

/**
 * Checks that a document has a file of its own.
 *
 * @throws Error if two pages have the same URL: one would replace the other.
 */
function checkUnique(file: string, files: Set<string>): void {
  if (files.has(file))
    throw new Error(`Two documents have the URL of ${file}: give one of them another slug.`);
  files.add(file);
}
