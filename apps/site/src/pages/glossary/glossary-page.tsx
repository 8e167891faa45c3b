import type { glossaryPage, PageCopy } from '@otm/content/pages';
import type { Locale, Term } from '@otm/schema';
import { anchorOf } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import type { CopyProps } from '../copy-props.ts';
import { GlossaryEntry } from './glossary-entry.tsx';

/** Groups the terms of a language by their first letters, in its sort order. */
function byLetter(
  terms: readonly Term[],
  locale: Locale,
): readonly (readonly [letter: string, terms: readonly Term[]])[] {
  const { compare } = new Intl.Collator(locale);
  const sorted = terms.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
  const letters = Map.groupBy(sorted, ({ name }) => anchorOf(name[locale]).slice(0, 1));
  return [...letters];
}

interface GlossaryPageProps extends CopyProps<PageCopy<typeof glossaryPage>> {
  /** The terms in any order; the page sorts them in its language. */
  readonly terms: readonly Term[];
}

/** Every term of the glossary with its definition, linked to its page. */
export function GlossaryPage({ copy, terms }: GlossaryPageProps): ReactNode {
  const { locale } = useSite();
  const letters = byLetter(terms, locale);
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs current={copy.title} />
      <h1>{copy.title}</h1>
      <p className="otm-lead">{copy.lead}</p>
      <nav className="otm-letters" aria-label={copy.letters}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      {letters.map(([letter, entries]) => (
        <section className="otm-glossary" key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {letter.toUpperCase()}
          </h2>
          <div>
            {entries.map((term) => (
              <GlossaryEntry key={term.id} term={term} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
