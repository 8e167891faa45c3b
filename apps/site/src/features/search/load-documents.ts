import type { SearchDocument } from './search-document.ts';

/** How long the documents may take, in ms: then the visitor sees where else to look. */
const patience = 10_000;

/** Fetches the search documents of a language from the file that the build wrote. */
export async function loadDocuments(url: string): Promise<readonly SearchDocument[]> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok)
      throw new Error(`Could not load the search documents: status ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
