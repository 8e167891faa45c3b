import type { DocumentPlan } from './render/documents.tsx';

/**
 * Checks that each document has a file of its own.
 *
 * @throws Error if two pages have the same URL: one would replace the other.
 */
export function checkUnique(documents: readonly Pick<DocumentPlan, 'file'>[]): void {
  const files = new Set<string>();
  for (const { file } of documents) {
    if (files.has(file))
      throw new Error(`Two documents have the URL of ${file}: give one of them another slug.`);
    files.add(file);
  }
}
