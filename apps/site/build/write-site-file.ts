import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { dist } from './variant.ts';

/** Writes a file of the built site; its URL path starts with a slash. */
export async function writeSiteFile(urlPath: string, content: string | Uint8Array): Promise<void> {
  const path = `${dist}/site${urlPath}`;
  try {
    await writeFile(path, content);
  } catch {
    // Most folders exist already.
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
