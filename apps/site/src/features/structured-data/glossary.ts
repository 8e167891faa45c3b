import { business } from '@otm/content';
import type { Locale, Term } from '@otm/schema';
import type { DefinedTerm } from 'schema-dts';
import { pathTo } from '../../routes/links.ts';

/** A term of the glossary with its definition. */
export const definedTerm = (term: Term, locale: Locale, glossary: string): DefinedTerm => ({
  '@type': 'DefinedTerm',
  name: term.name[locale],
  description: term.short[locale],
  inDefinedTermSet: {
    '@type': 'DefinedTermSet',
    name: glossary,
    url: `${business.origin}${pathTo('glossary', locale)}`,
  },
});
