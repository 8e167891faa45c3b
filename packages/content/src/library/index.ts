/// <reference path="./virtual-content.d.ts" />
import { source } from 'virtual:otm-content';
import { createLibrary } from './create-library.ts';
import type { Library } from './library.ts';
import type { SiteFacts } from './site-facts.ts';

export {
  type EngineVariableName,
  type EngineVariables,
  engineVariableNames,
} from './engine-variables.ts';
export type { Library } from './library.ts';
export type { CountedVisits, SiteFacts } from './site-facts.ts';
export type { ArticleSection, SiteLinks } from './site-links.ts';
export { type StoryValues, storyValueNames } from './story-names.ts';

/**
 * Everything that is written in Markdown; needs the Vite plugin of `@otm/content/markdown`.
 *
 * @param facts what the engine computes, and the URLs of the site
 * @throws {ContentError} on unknown names and missing translations.
 */
export const openLibrary = (facts: SiteFacts): Library => createLibrary(source, facts);
