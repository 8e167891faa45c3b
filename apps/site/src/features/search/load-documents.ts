import type { SearchDocument } from './search-document.ts';

/** Fetches the search documents of a language from the file that the build wrote. */
export async function loadDocuments(url: string): Promise<readonly SearchDocument[]> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`Could not load the search documents: status ${response.status}.`);
  return response.json();
}
