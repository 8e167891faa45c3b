import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dist } from './variant.ts';

/** The files that this thread has written. */
export const writtenFiles = new Set<string>();

/** Writes a file of the built site; its URL path starts with a slash. */
export function writeSiteFile(urlPath: string, content: string | Uint8Array): void {
  const path = `${dist}/site${urlPath}`;
  writtenFiles.add(path);
  try {
    writeFileSync(path, content);
  } catch {
    // Most folders exist already.
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
