import { freeIndicators, indicators } from '@otm/content';
import type { freeIndicatorsPage, PageCopy } from '@otm/content/pages';
import type { Indicator } from '@otm/schema';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

const isFree = ({ id }: Indicator) => freeIndicators.some(({ indicator }) => indicator === id);

/** The free indicators next to those that every plan adds. */
export function FreeAndPaid({ copy }: CopyProps<PageCopy<typeof freeIndicatorsPage>>): ReactNode {
  const { href } = useSite();
  return (
    <div className="otm-free__more">
      <section aria-labelledby="free">
        <h2 id="free">{copy.free}</h2>
        <IndicatorSummaries list={indicators.filter(isFree)} />
      </section>
      <section aria-labelledby="paid">
        <h2 id="paid">{copy.paid}</h2>
        <IndicatorSummaries list={indicators.filter((it) => !isFree(it))} />
        <ButtonLink href={href('buy')}>{copy.paidAction}</ButtonLink>
      </section>
    </div>
  );
}

/** Indicators by name, with a sentence each. */
function IndicatorSummaries({ list }: { readonly list: readonly Indicator[] }): ReactNode {
  const { locale } = useSite();
  return (
    <dl>
      {list.map(({ id, title, summary }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{summary[locale]}</dd>
        </div>
      ))}
    </dl>
  );
}
