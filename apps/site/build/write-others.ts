import { readFileSync } from 'node:fs';
import type { Renderer } from './bundles.ts';
import { captchaPolicy, withPolicy } from './document-policy.ts';
import { writeHosting } from './hosts/write-hosting.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Writes the captcha's page again, with its policy: before, it's as it was bundled. */
export function writeCaptcha({ isSandbox }: Pick<Renderer, 'isSandbox'>): void {
  const file = `${base}/captcha.html`;
  const html = readFileSync(`${dist}/site${file}`, 'utf8');
  writeSiteFile(file, withPolicy(html, captchaPolicy(isSandbox)));
}

/** Writes what isn't a page: feeds, manifests, sitemaps, the list for models, and facts for hosts. */
export function writeOthers(renderer: Renderer): void {
  const feeds = renderer.renderFeeds();
  for (const { path, xml } of feeds) writeSiteFile(path, xml);
  const manifests = renderer.renderManifests();
  for (const { path, text } of manifests) writeSiteFile(path, text);
  for (const { path, xml } of renderer.renderSitemaps()) writeSiteFile(path, xml);
  writeSiteFile(`${base}/llms.txt`, renderer.renderLlmsText());
  writeSiteFile(`${base}/robots.txt`, renderer.renderRobots());
  writeHosting(renderer, {
    'application/atom+xml; charset=utf-8': feeds,
    'application/manifest+json': manifests,
  });
}
