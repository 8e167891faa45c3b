import type { ContentParts } from './content-parts.ts';
import { runInChild } from './run-in-child.ts';

/**
 * Brings the store of parsed content up to date, which the renderer is bundled for.
 *
 * @throws Error if there is a mistake in any file.
 */
export const storeContent = (): Promise<ContentParts> =>
  runInChild(new URL('./content.child.ts', import.meta.url), 'read the content');
