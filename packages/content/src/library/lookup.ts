import type { Locale } from '@otm/schema';
import type { ContentSource } from '../markdown/source.ts';
import { fixedNames, type Names } from './names.ts';
import { articleNames } from './names-of-articles.ts';
import { termNames } from './names-of-terms.ts';
import type { Lookup } from './resolve.ts';
import type { SiteFacts } from './site-facts.ts';
import { sessionValue, storyNames } from './story-names.ts';
import { factVariables } from './variables.ts';

/** Returns the names that a file's references can use. */
export type LookupIn = (file: string, locale: Locale) => Lookup;

const variableNames = ({ stories, variables, visits }: SiteFacts): Names => {
  const valuesIn = (locale: Locale) => ({
    ...factVariables(locale),
    ...variables(locale),
    ...(visits && { 'visits.host': visits.host }),
  });
  return {
    noun: 'variable',
    known: () => Object.keys(valuesIn('en')),
    find: (id, locale) => {
      const values: Readonly<Record<string, string>> = valuesIn(locale);
      return Object.hasOwn(values, id) ? values[id] : sessionValue(id, stories);
    },
  };
};

/** Looks up every name that Markdown can use. */
export function createLookup(source: ContentSource, facts: SiteFacts): LookupIn {
  const { links, stories, visits } = facts;
  const variable = variableNames(facts);
  const lookupIn: LookupIn = (file, locale) => ({ file, locale, names, visits });
  const names: Lookup['names'] = {
    ...fixedNames(links),
    ...termNames(source.glossary, lookupIn, links),
    ...articleNames(source.articles, lookupIn, links),
    ...storyNames(stories, variable),
    variable,
  };
  return lookupIn;
}
