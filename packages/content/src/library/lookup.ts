import type { Locale } from '@otm/schema';
import type { ContentSource } from '../markdown/source.ts';
import type { EngineVariables } from './engine-variables.ts';
import { fixedNames, type Names } from './names.ts';
import { articleNames } from './names-of-articles.ts';
import { termNames } from './names-of-terms.ts';
import type { Lookup } from './resolve.ts';
import type { SiteLinks } from './site-links.ts';
import { type StoryValues, sessionValue, storyNames } from './story-names.ts';
import { factVariables } from './variables.ts';

/** Returns the names that a file's references can use. */
export type LookupIn = (file: string, locale: Locale) => Lookup;

const variableNames = (given: EngineVariables, stories: StoryValues): Names => {
  const valuesIn = (locale: Locale) => ({ ...factVariables(locale), ...given(locale) });
  return {
    noun: 'variable',
    known: () => Object.keys(valuesIn('en')),
    find: (id, locale) => {
      const values: Readonly<Record<string, string>> = valuesIn(locale);
      return Object.hasOwn(values, id) ? values[id] : sessionValue(id, stories);
    },
  };
};

/** Facts that only the site knows. */
export interface SiteFacts {
  readonly variables: EngineVariables;
  readonly links: SiteLinks;
  /** The numbers that the engine computes for the pictures of stories. */
  readonly stories: StoryValues;
}

/** Looks up every name that Markdown can use. */
export function createLookup(
  source: ContentSource,
  { links, stories, variables }: SiteFacts,
): LookupIn {
  const variable = variableNames(variables, stories);
  const lookupIn: LookupIn = (file, locale) => ({ file, locale, names });
  const names: Lookup['names'] = {
    ...fixedNames(links),
    ...termNames(source.glossary, lookupIn, links),
    ...articleNames(source.articles, lookupIn, links),
    ...storyNames(stories, variable),
    variable,
  };
  return lookupIn;
}
