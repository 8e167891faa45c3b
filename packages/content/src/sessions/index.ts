import type { StorySession } from '@otm/schema';
import * as all from './sessions.ts';

/** The simulated sessions that stories draw, by name. */
export const storySessions: Readonly<Record<string, StorySession>> = all;
