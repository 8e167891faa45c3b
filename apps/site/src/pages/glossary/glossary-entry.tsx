import type { Term } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

interface GlossaryEntryProps {
  /** The term to define in one sentence. */
  readonly term: Term;
}

/** A term in the list: its name, which links to its page, and its definition. */
export function GlossaryEntry({ term }: GlossaryEntryProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <article className="otm-entry" id={term.id}>
      <h3>
        <a href={href('term', { slug: term.slug[locale] })}>{term.name[locale]}</a>
      </h3>
      <p>{term.short[locale]}</p>
    </article>
  );
}
