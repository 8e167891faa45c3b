import { composeScene, type StoryScene } from '@otm/charts';
import { storySessions } from '@otm/content';
import type { StoryPicture } from '@otm/schema';

const composed = new Map<string, StoryScene>();

/**
 * Returns the picture of a story; the same object for the same picture, because it's slow to compute.
 *
 * @throws Error if there is no such session.
 */
export function sceneOf({ view, session }: StoryPicture): StoryScene {
  const key = `${view} ${session}`;
  const found = composed.get(key);
  if (found) return found;
  const script = storySessions[session];
  if (!script) throw new Error(`Add "${session}" to the sessions of @otm/content.`);
  const scene = composeScene(view, script);
  composed.set(key, scene);
  return scene;
}
