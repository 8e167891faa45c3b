import { glossaryPage } from '@otm/content';
import type { Term } from '@otm/schema';
import { Fragment, type ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

interface GlossaryTermProps {
  readonly term: Term;
  readonly related: readonly Term[];
  /** The guide's card on it. */
  readonly article?: { readonly name: string; readonly href: string } | undefined;
}

/** A term: its definition, what else there is to know, and where to read on. */
export function GlossaryTerm({ term, related, article }: GlossaryTermProps): ReactNode {
  const { locale } = useSite();
  const texts = glossaryPage[locale];
  return (
    <article className="otm-entry" id={term.id}>
      <h3>{term.name[locale]}</h3>
      <p>{term.short[locale]}</p>
      <p>{term.long[locale]}</p>
      <p className="otm-entry__more">
        {texts.related}:{' '}
        {related.map(({ id, name }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <a href={`#${id}`}>{name[locale]}</a>
          </Fragment>
        ))}
        {article && (
          <>
            . {texts.article}: <a href={article.href}>{article.name}</a>
          </>
        )}
      </p>
    </article>
  );
}
