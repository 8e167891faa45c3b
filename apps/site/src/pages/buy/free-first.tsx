import { freeIndicators } from '@otm/content';
import { buyPage } from '@otm/content/pages';
import { ButtonLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** A link to the free indicators, for visitors who aren't sure yet. */
export function FreeFirst(): ReactNode {
  const { href, locale } = useSite();
  const { get, text, title } = buyPage[locale].free;
  return (
    <Section id="free" title={title} lead={text} className="otm-free-first">
      <div className="otm-actions">
        {freeIndicators.map(({ id, title: name }) => (
          <ButtonLink key={id} href={href('freeIndicators', { id })}>
            {`${get} ${name[locale]}`}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
