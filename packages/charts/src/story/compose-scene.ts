import type { SessionView, SetupId, StorySession } from '@otm/schema';
import { composeChecklistScene } from './checklist/checklist-scene.ts';
import { composeFootprintScene } from './diagonals/footprint-scene.ts';
import { composeGrowthScene } from './growth/growth-scene.ts';
import type { StoryScene } from './story-scene.ts';
import { composeTimeScene } from './through-time/time-scene.ts';

/**
 * Computes a picture of a session, with every number that a story's text may name. The same arguments
 * return the same picture.
 *
 * @throws Error if the session doesn't show what the view explains: the message says what to change.
 */
export function composeScene(view: SessionView, session: StorySession): StoryScene {
  if (view === 'profile') return composeGrowthScene(session);
  if (view === 'footprint') return composeFootprintScene(session);
  return composeTimeScene(view, session);
}

/**
 * Computes the picture of a setup: the session with the lowest seed, from `firstSeed` up, in which it
 * signals, whatever price did next.
 */
export const composeSetupScene = (setup: SetupId, firstSeed = 1): StoryScene =>
  composeChecklistScene(setup, firstSeed);
