import { globSync, readFileSync, statSync } from 'node:fs';
import type { SiteHosting } from '../../build/hosts/site-hosting.ts';
import { type DocumentFacts, readDocument } from './read-document.ts';

/** A built site, as the checks read it. */
export interface BuiltSite {
  /** The size of every file, by its path. */
  readonly files: ReadonlyMap<string, number>;
  /** The text of every file that has any. */
  readonly texts: ReadonlyMap<string, string>;
  /** The facts of every document. */
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  readonly hosting: Pick<SiteHosting, 'base' | 'headers' | 'notFound' | 'redirects'>;
  /** The origin of the site's own URLs. */
  readonly origin: string;
  /** The host that counts visits, if one does. */
  readonly visitsHost?: string | undefined;
}

const isText = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|map|md)$/;

/** Reads a build: the folder with `site/` and `hosting.json`. */
export function readSite(dist: string, facts: Pick<BuiltSite, 'origin' | 'visitsHost'>): BuiltSite {
  const names = globSync('**/*', { cwd: `${dist}/site` }).filter((name) =>
    statSync(`${dist}/site/${name}`).isFile(),
  );
  const read = (name: string) => readFileSync(`${dist}/site/${name}`, 'utf8');
  const texts = new Map(
    names.filter((name) => isText.test(name)).map((it) => [`/${it}`, read(it)]),
  );
  return {
    files: new Map(names.map((name) => [`/${name}`, statSync(`${dist}/site/${name}`).size])),
    texts,
    documents: documentsOf(texts),
    hosting: JSON.parse(readFileSync(`${dist}/hosting.json`, 'utf8')),
    ...facts,
  };
}

/** The facts of every document among the texts. */
export const documentsOf = (
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, DocumentFacts> =>
  new Map(
    [...texts]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]) => [file, readDocument(html)]),
  );
