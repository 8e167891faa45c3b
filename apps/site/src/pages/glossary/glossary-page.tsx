import { glossaryPage } from '@otm/content/pages';
import type { Locale, Term } from '@otm/schema';
import { anchorOf } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { glossary } from '../../library.ts';
import { GlossaryEntry } from './glossary-entry.tsx';

/** Groups the terms of a language by their first letters, in its sort order. */
function byLetter(locale: Locale): readonly (readonly [letter: string, terms: readonly Term[]])[] {
  const { compare } = new Intl.Collator(locale);
  const sorted = glossary.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
  const letters = Map.groupBy(sorted, ({ name }) => anchorOf(name[locale]).slice(0, 1));
  return [...letters];
}

/** Every term of the glossary with its definition, linked to its page. */
export function GlossaryPage(): ReactNode {
  const { locale } = useSite();
  const texts = glossaryPage[locale];
  const letters = byLetter(locale);
  return (
    <div className="otm-page otm-container">
      <h1>{texts.title}</h1>
      <p className="otm-lead">{texts.lead}</p>
      <nav className="otm-letters" aria-label={texts.letters}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      {letters.map(([letter, terms]) => (
        <section className="otm-glossary" key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {letter.toUpperCase()}
          </h2>
          <div>
            {terms.map((term) => (
              <GlossaryEntry key={term.id} term={term} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
