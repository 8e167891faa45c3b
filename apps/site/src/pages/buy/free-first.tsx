import { freeIndicators } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { ButtonLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

type FreeFirstProps = CopyProps<PageCopy<typeof buyPage>['free']>;

/** A link to the free indicators, for visitors who aren't sure yet. */
export function FreeFirst({ copy }: FreeFirstProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <Section id="free" title={copy.title} lead={copy.text} className="otm-free-first">
      <div className="otm-actions">
        {freeIndicators.map(({ id, title: name }) => (
          <ButtonLink key={id} href={href('freeIndicators', { id })}>
            {`${copy.get} ${name[locale]}`}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
