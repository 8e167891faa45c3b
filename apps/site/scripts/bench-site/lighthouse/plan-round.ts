import type { Method, SiteId } from '../results.ts';
import type { PageCase } from './summarize.ts';

const peers: readonly SiteId[] = ['astro', 'next', 'vite'];
/** The empty page is measured again after so many pages. */
const stretch = 12;

/** Pages that the peers have too. */
const isShared = (path: string) => /^\/(?:$|features\/.|blog\/(?!page\/).)/.test(path);

/** One round through all pages in one way, with the empty page again and again. */
export function planRound(paths: readonly string[], method: Method): readonly PageCase[] {
  const pages = paths.flatMap((path) => [
    { site: 'otm' as const, path, method },
    ...(isShared(path) ? peers.map((site) => ({ site, path, method })) : []),
  ]);
  const empty: PageCase = { site: 'empty', path: '/', method };
  return pages.flatMap((page, index) => (index % stretch === 0 ? [empty, page] : [page]));
}
