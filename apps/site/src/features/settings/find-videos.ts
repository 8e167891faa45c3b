import type { Video } from '@otm/schema';

const isVideo = (value: object): value is Video =>
  'id' in value && 'title' in value && 'duration' in value && typeof value.id === 'string';

/** Returns the videos within the content, at any depth, each once, in order. */
export function findVideos(content: unknown): readonly Video[] {
  const found = new Map<string, Video>();
  const seen = new WeakSet<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isVideo(value)) found.set(`${value.id} ${value.title}`, value);
    else for (const part of Object.values(value)) visit(part);
  };
  visit(content);
  return [...found.values()];
}
