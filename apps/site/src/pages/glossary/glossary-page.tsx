import { findArticle, glossaryPage } from '@otm/content';
import type { Locale, Term } from '@otm/schema';
import { anchorOf } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { features, glossary } from '../../library.ts';
import { GlossaryTerm } from './glossary-term.tsx';

/** Groups the terms of a language by their first letters, in its sort order. */
function byLetter(locale: Locale): readonly (readonly [letter: string, terms: readonly Term[]])[] {
  const { compare } = new Intl.Collator(locale);
  const sorted = glossary.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
  const letters = Map.groupBy(sorted, ({ name }) => anchorOf(name[locale]).slice(0, 1));
  return [...letters];
}

/** Related terms per entry; more of them would not fit into the page's budget. */
const maxRelated = 1;

/** The related terms that an entry shows. */
const relatedTo = ({ related }: Term): readonly Term[] =>
  related.slice(0, maxRelated).flatMap((id) => glossary.find((term) => term.id === id) ?? []);

/** Every term of the glossary, each with a URL of its own. */
export function GlossaryPage(): ReactNode {
  const { href, locale } = useSite();
  const texts = glossaryPage[locale];
  const letters = byLetter(locale);
  const articleOf = ({ article }: Term) => {
    const found = findArticle(features, article);
    return (
      found && {
        name: found.text[locale].linkTitle,
        href: href('features', { slug: found.slug[locale] }),
      }
    );
  };
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
              <GlossaryTerm
                key={term.id}
                term={term}
                related={relatedTo(term)}
                article={articleOf(term)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
