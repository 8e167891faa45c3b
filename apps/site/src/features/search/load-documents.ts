import type { SearchDocument } from './search-document.ts';

/** Fetches the documents of a language, a file that the build wrote. */
export async function loadDocuments(address: string): Promise<readonly SearchDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The documents of the search answered ${response.status}.`);
  return response.json();
}
