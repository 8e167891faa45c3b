import type { Locale } from '@otm/schema';
import type { ReferenceKind } from '../markdown/draft.ts';
import type { ContentSource } from '../markdown/source.ts';
import { codes, type Names } from './names.ts';
import { type Lookup, resolve } from './resolve.ts';
import type { SiteLinks } from './site-links.ts';
import { textIn } from './texts.ts';

/** The names of terms; their URLs depend on the terms' slugs. */
export function termNames(
  glossary: ContentSource['glossary'],
  lookupIn: (file: string, locale: Locale) => Lookup,
  links: SiteLinks,
) {
  const ids = glossary.map(({ id }) => id);
  return {
    termId: codes('term', ids),
    term: {
      noun: 'term',
      known: () => ids,
      find: (id, locale) => {
        const entry = glossary.find((term) => term.id === id);
        if (!entry) return undefined;
        const { fields, file } = textIn(entry, locale);
        const slug = fields.slug && resolve<string>(fields.slug, lookupIn(file, locale));
        return links.term(slug ?? id, locale);
      },
    },
  } as const satisfies Partial<Readonly<Record<ReferenceKind, Names>>>;
}
