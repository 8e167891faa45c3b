import { resolveFile } from '../../server/routing.ts';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** The URL path of a document's file. */
const pathOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';

/** Finds links to documents, files and ids that don't exist, and to URLs that no visitor may open. */
export function brokenLinks(site: BuiltSite): readonly DeployProblem[] {
  const paths = new Set(site.files.keys());
  const found: (readonly [string, string])[] = [];
  const notFound = new Set(site.hosting.notFound.map((it) => pathOf(it.file)));
  for (const [file, document] of site.documents)
    for (const { isResource, url } of document.references) {
      // The owner's page, which isn't listed, shows the 404 pages too.
      if (!document.isListed && notFound.has(url)) continue;
      const problem = problemOf(site, paths, file, url, isResource);
      if (problem) found.push([problem, file]);
    }
  return groupByMessage('link', found);
}

function problemOf(
  site: BuiltSite,
  paths: ReadonlySet<string>,
  file: string,
  url: string,
  isResource: boolean,
): string | undefined {
  if (url === '') return 'A link has no URL: set it where the page takes it from.';
  if (!URL.canParse(url, site.origin)) return `"${url}" isn't a URL: correct it.`;
  const target = new URL(url, `${site.origin}${pathOf(file)}`);
  if (target.protocol === 'mailto:' || target.protocol === 'tel:')
    return /^(?:mailto|tel):[^?]*[^?\s]/.test(url)
      ? undefined
      : `"${url}" has no recipient: set it.`;
  if (target.protocol === 'http:')
    return `${url} isn't encrypted: use https, or an own path such as /buy.`;
  if (target.protocol !== 'https:')
    return `"${url}" isn't a link that visitors can follow: remove it.`;
  if (target.origin !== site.origin) return undefined;
  // A document for unknown parameters has no URL of its own.
  if (target.pathname === pathOf(file)) return missingId(site, file, target);
  return missing(site, paths, target, isResource);
}

function missing(
  site: BuiltSite,
  paths: ReadonlySet<string>,
  target: URL,
  isResource: boolean,
): string | undefined {
  const { hosting } = site;
  const { pathname } = target;
  // The sandbox's own paths are a problem of their own.
  if (pathname.startsWith('/__')) return undefined;
  // Outside of the base is another site.
  if (!`${pathname}/`.startsWith(`${hosting.base}/`)) return undefined;
  const found = resolveFile(pathname, paths, hosting);
  if ('location' in found) return undefined;
  if (found.status === 404)
    return `${pathname} doesn't exist: ${isResource ? 'add the file' : 'add the page'} or correct the link.`;
  return missingId(site, found.file, target);
}

/** The id that a hash names; browsers take a wrong escape as it's written. */
function idOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function missingId({ documents }: BuiltSite, file: string, { hash, pathname }: URL) {
  const document = documents.get(file);
  return document && hash && !document.ids.has(idOf(hash))
    ? `${pathname}${hash} leads to an id that the page doesn't have: correct the link.`
    : undefined;
}
