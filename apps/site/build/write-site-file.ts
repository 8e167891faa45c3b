import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file of the built site; its address starts with a slash. */
export async function writeSiteFile(address: string, content: string | Uint8Array): Promise<void> {
  const path = `dist/site${address}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
