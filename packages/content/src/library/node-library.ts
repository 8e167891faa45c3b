import { fileURLToPath } from 'node:url';
import { defaultLocale, type Locale } from '@otm/schema';
import { readContent } from '../markdown/read-content.ts';
import { createLibrary } from './create-library.ts';
import { type EngineVariableName, engineVariableNames } from './engine-variables.ts';
import type { SiteFacts } from './site-facts.ts';
import { type StoryValues, storyValueNames } from './story-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const values = Object.fromEntries(engineVariableNames.map((name) => [name, '5'])) as Record<
  EngineVariableName,
  string
>;

const storyValues: StoryValues = (picture) =>
  Object.fromEntries(storyValueNames(picture).map((name) => [name, '5']));

const pages = [
  'accessibility',
  'builtIn',
  'buy',
  'company',
  'contact',
  'freeIndicators',
  'glossary',
  'install',
  'licence',
  'licenseTerms',
  'policies',
  'privacy',
  'risk',
];

const prefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** Stand-ins for what only the site knows. */
export const sampleFacts: SiteFacts = {
  variables: () => values,
  stories: storyValues,
  links: {
    pages,
    page: (id, locale, item) =>
      pages.includes(id) ? [prefix(locale), id, ...(item ? [item] : [])].join('/') : undefined,
    article: (section, slug, locale) => `${prefix(locale)}/${section}/${slug}`,
    outside: ({ url }) => url,
    chat: () => 'https://chat.example.com/',
    term: (slug, locale) => `${prefix(locale)}/glossary/${slug}`,
  },
};

/** The contents of the Markdown files, as tests and scripts of this package read them. */
export const nodeSource = readContent(root);

/** The library for tests and scripts of this package, which read the files themselves. */
export const nodeLibrary = createLibrary(nodeSource, sampleFacts);
