import type { Search } from './create-search.ts';
import { loadFile } from './load-file.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchShards } from './search-shards.ts';

/** Loads the search of a language: its documents, or, on a large site, what finds their files. */
export async function loadSearch(url: string): Promise<readonly SearchDocument[] | Search> {
  const content = await loadFile<readonly SearchDocument[] | SearchShards>(url);
  // Without it, small sites have no byte of what follows.
  if (import.meta.env.SEARCH_IS_SHARDED === false || !('prefixes' in content))
    return content as readonly SearchDocument[];
  const { createShardedSearch } = await import('./create-sharded-search.ts');
  return createShardedSearch(content, loadFile);
}
