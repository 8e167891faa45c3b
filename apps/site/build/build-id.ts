import { createHash } from 'node:crypto';
import type { ContentParts } from './content-parts.ts';

/** The name of the part that documents read which show the id of the build. */
export const buildPart = 'build';

/** Returns a short id of a build: the same for the same sources, content and settings. */
export const buildIdOf = (sources: string, { parts, structure }: ContentParts): string =>
  createHash('sha256').update(`${sources} ${structure}\n${parts}`).digest('hex').slice(0, 10);

/** Adds the id to the parts of the content: documents that show it depend on all of them. */
export const withBuildId = (content: ContentParts, id: string): ContentParts => ({
  ...content,
  parts: `${content.parts}\n${buildPart} ${id}`,
});

/** Returns the id that `withBuildId` has added, and the number of its part. */
export function buildIdIn(parts: string): { readonly id: string; readonly number: number } {
  const lines = parts.split('\n');
  const number = lines.length - 1;
  return { id: lines[number]?.slice(buildPart.length + 1) ?? '', number };
}
