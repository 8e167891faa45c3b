import type { VisitCounter } from '@otm/schema';
import type { EngineVariables } from './engine-variables.ts';
import type { SiteLinks } from './site-links.ts';
import type { StoryValues } from './story-names.ts';

/** How visits are counted. */
export interface CountedVisits {
  readonly counter: VisitCounter;
  /** The host that receives the events. */
  readonly host: string;
}

/** Facts that only the site knows. */
export interface SiteFacts {
  readonly variables: EngineVariables;
  readonly links: SiteLinks;
  /** The numbers that the engine computes for the pictures of stories. */
  readonly stories: StoryValues;
  /** How the site counts visits, if it does. */
  readonly visits?: CountedVisits | undefined;
}
