import type { Search } from './create-search.ts';
import { loadFile } from './load-file.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchShards } from './search-shards.ts';

/** Loads the search of a language: its documents, or, on a large site, what finds their files. */
export async function loadSearch(url: string): Promise<readonly SearchDocument[] | Search> {
  const content = await loadFile<readonly SearchDocument[] | SearchShards>(url);
  if (!('prefixes' in content)) return content;
  const { createShardedSearch } = await import('./create-sharded-search.ts');
  return createShardedSearch(content, loadFile);
}
