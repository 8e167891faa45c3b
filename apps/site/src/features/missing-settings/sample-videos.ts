import type { MissingSetting } from './missing-settings.ts';

const isVideo = (value: object): value is { readonly id: string; readonly title: string } =>
  'id' in value && 'title' in value && 'duration' in value && typeof value.id === 'string';

/** Returns the videos of the content whose ids are still samples, in order. */
export function sampleVideos(content: unknown): readonly MissingSetting[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isVideo(content))
    return content.id.startsWith('sample-')
      ? [{ kind: 'videos', path: content.id, value: content.title }]
      : [];
  return Object.values(content).flatMap(sampleVideos);
}
