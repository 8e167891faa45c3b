import type { ContentParts } from './content-parts.ts';
import { runInWorkers } from './run-in-workers.ts';

/**
 * Brings the store of parsed content up to date. In a thread of its own, whose memory is free again
 * when it ends.
 *
 * @throws Error on the first mistake in any file.
 */
export async function storeContent(): Promise<ContentParts> {
  const script = new URL('./content.worker.ts', import.meta.url);
  const [parts] = await runInWorkers<undefined, ContentParts>(script, [undefined]);
  if (!parts) throw new Error('The content was not stored.');
  return parts;
}
