import { createHash } from 'node:crypto';
import type { StoredContent } from '@otm/content/markdown';

/** The content, as files depend on it. */
export interface ContentParts {
  /** A hash of what any file may depend on: all but the text of articles. */
  readonly structure: string;
  /** The number of articles. */
  readonly articles: number;
  /** The hashes of the articles' texts, by the names that reading them notes. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Divides content into what every file depends on, and the parts that files are known to read. */
export function contentParts({ collections }: StoredContent): ContentParts {
  const { articles = [], ...others } = collections;
  const parts = new Map<string, string>();
  const outlines = articles.map(({ facts, id, text }) => {
    const texts = Object.entries(text).map(([locale, { file, hashes, outline }]) => {
      for (const [name, hash] of Object.entries(hashes)) parts.set(`${id}/${locale}/${name}`, hash);
      return [locale, file, outline];
    });
    return [id, facts, texts];
  });
  const keys = Object.entries(others).map(([name, entries]) => [
    name,
    entries.map(({ key }) => key),
  ]);
  const structure = createHash('sha256').update(JSON.stringify([outlines, keys]));
  return { structure: structure.digest('base64url'), articles: articles.length, parts };
}
