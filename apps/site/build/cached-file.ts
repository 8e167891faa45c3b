import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** A name for a cached file, from everything that its content depends on. */
export const cacheKey = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
};

/** Whether a file couldn't be read because there is none. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Returns a file of a cache, which is made first where it's missing. Builds can share the cache and
 * may be killed at any time: a file has its name once it's complete.
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = `${folder}/${name}`;
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const content = await make();
    const draft = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
    return content;
  }
}
