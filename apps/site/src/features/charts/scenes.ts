import { composeScene, composeSetupScene, type StoryScene } from '@otm/charts';
import { storySessions } from '@otm/content';
import { needsSession, type StoryPicture, type StorySession } from '@otm/schema';

const composed = new Map<string, StoryScene>();

/**
 * Returns the script of a session.
 *
 * @throws Error if there is no such session.
 */
export function scriptOf(session: string): StorySession {
  const script = storySessions[session];
  if (!script) throw new Error(`Add "${session}" to the sessions of @otm/content.`);
  return script;
}

/**
 * Computes the picture of a story.
 *
 * @param shift a number added to its seed; tests use it to see that all numbers follow
 * @throws Error if there is no such session.
 */
export function composePicture({ view, session = '' }: StoryPicture, shift = 0): StoryScene {
  if (!needsSession(view)) return composeSetupScene(view, 1 + shift);
  const script = scriptOf(session);
  return composeScene(view, { ...script, seed: script.seed + shift });
}

/** Returns the picture of a story; the same object for the same picture, because it's slow to compute. */
export function sceneOf(picture: StoryPicture): StoryScene {
  const key = `${picture.view} ${picture.session}`;
  const found = composed.get(key) ?? composePicture(picture);
  composed.set(key, found);
  return found;
}
