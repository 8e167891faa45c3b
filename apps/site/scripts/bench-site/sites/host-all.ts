import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageText } from '../content/page-text.ts';
import { peerPages } from '../content/site-pages.ts';
import type { SiteId } from '../results.ts';
import { type HostedSite, hostSite, packSite } from './host-site.ts';
import { type PeerId, writeProject } from './peers.ts';
import { runBuild } from './run-build.ts';

const emptyPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head>
<body><h1>Empty</h1></body>
</html>
`;

/** Builds a peer with our texts and returns the folder to serve. */
async function buildPeer(
  workbench: string,
  id: PeerId,
  pages: readonly PageText[],
  ours: string,
): Promise<string> {
  const { build, folder, output } = writeProject(workbench, id, id, pages);
  await runBuild(folder, build);
  // An app has one document, which its host sends for every URL.
  if (id === 'vite')
    for (const path of ['/blog', ...pages.map((page) => page.path)]) {
      const file = join(output, `${path === '/' ? '/index' : path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      if (path !== '/') copyFileSync(join(output, 'index.html'), file);
    }
  return packSite(output, ours);
}

/** Sites that are served side by side, by their name. */
export type HostedSites = Readonly<Record<SiteId, HostedSite>>;

/** Builds the peers, and serves them, an empty page and our site. */
export async function hostAll(workbench: string, ours = 'dist'): Promise<HostedSites> {
  const pages = peerPages();
  const empty = join(workbench, 'empty');
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, 'index.html'), emptyPage);
  const peer = async (id: PeerId) => hostSite(await buildPeer(workbench, id, pages, ours));
  return {
    empty: await hostSite(packSite(empty, ours)),
    otm: await hostSite(ours),
    astro: await peer('astro'),
    next: await peer('next'),
    vite: await peer('vite'),
  };
}
