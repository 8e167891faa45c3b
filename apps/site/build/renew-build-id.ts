import { readFileSync } from 'node:fs';
import { dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/**
 * Replaces the id of the last build in a document that shows nothing else that has changed. Rendering
 * the owner's page, which reports on all content, takes longer than every page that shows a post.
 *
 * @throws Error if the document doesn't show that id.
 */
export function renewBuildId(urlPath: string, before: string, now: string): void {
  const html = readFileSync(`${dist}/site${urlPath}`, 'utf8');
  if (!html.includes(before))
    throw new Error(`${urlPath} doesn't show ${before}, the id of the last build. Build again.`);
  writeSiteFile(urlPath, html.replaceAll(before, now));
}
