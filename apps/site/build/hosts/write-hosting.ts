import { writeFileSync } from 'node:fs';
import type { Renderer } from '../bundles.ts';
import { securityHeaders } from '../security-headers.ts';
import { base, dist } from '../variant.ts';
import type { SiteHosting } from './site-hosting.ts';

/** Files by their content type, where no host knows it from the file's extension. */
type FilesByType = Readonly<Record<string, readonly { readonly path: string }[]>>;

/** Writes what every host needs to know; `npm run export` turns it into a host's configuration. */
export function writeHosting(renderer: Renderer, files: FilesByType): void {
  const { hstsPreload, isSandbox } = renderer;
  const hosting: SiteHosting = {
    base,
    isSandbox,
    headers: securityHeaders({ preload: hstsPreload }),
    contentTypes: Object.fromEntries(
      Object.entries(files).flatMap(([type, list]) => list.map(({ path }) => [path, type])),
    ),
    ...renderer.urlRules(),
  };
  writeFileSync(`${dist}/hosting.json`, `${JSON.stringify(hosting, null, 2)}\n`);
}
