import type { StorySession, StoryView } from '@otm/schema';
import type { StoryScene } from './story-scene.ts';
import { composeTimeScene } from './time-scene.ts';

/**
 * Computes a picture of a story, with every number that its text may name. The same arguments return
 * the same picture.
 */
export const composeScene = (view: StoryView, session: StorySession): StoryScene =>
  composeTimeScene(view, session);
