import { glossaryPage, type Term } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../site.ts';

/** Props of {@link GlossaryTerm}. */
export interface GlossaryTermProps {
  readonly term: Term;
  readonly related: readonly Term[];
  /** The address of the guide's card on it. */
  readonly article?: string | undefined;
}

/** A term: its definition, what else there is to know, and where to read on. */
export function GlossaryTerm({ term, related, article }: GlossaryTermProps): ReactNode {
  const { locale } = useSite();
  const texts = glossaryPage[locale];
  const name = term.name[locale];
  return (
    <article className="otm-entry" id={term.id} tabIndex={-1}>
      <h3>{name}</h3>
      <p>{term.short[locale]}</p>
      <p>{term.long[locale]}</p>
      <p className="otm-entry__more">
        {texts.related}:{' '}
        {related.map(({ id, name: other }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={`#${id}`}>{other[locale]}</a>
          </span>
        ))}
        {article && (
          <>
            {'. '}
            <a href={article}>
              {texts.article}
              <span className="otm-visually-hidden">: {name}</span>
            </a>
          </>
        )}
      </p>
    </article>
  );
}
