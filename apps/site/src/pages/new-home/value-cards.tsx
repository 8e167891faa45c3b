import type { newHomePage, PageCopy } from '@otm/content/pages';
import type { IndicatorId } from '@otm/schema';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { CardPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';
import type { CopyProps } from '../copy-props.ts';

/** The indicators that answer the three questions, in order. */
const pictures = ['delta-bar', 'profile', 'vwap'] as const satisfies readonly IndicatorId[];

type ValueCardsProps = CopyProps<PageCopy<typeof newHomePage>['values']>;

/** Three questions that a candle leaves open, each with the chart that answers it. */
export function ValueCards({ copy }: ValueCardsProps): ReactNode {
  const { locale } = useSite();
  const { items, lead, simulated, title } = copy;
  return (
    <Section id="values" title={title} lead={lead} data-tone="surface">
      <ul className="otm-questions-row">
        {items.map((item, index) => (
          <li key={item.title}>
            <CardPicture id={pictures[index] ?? 'delta-bar'} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="otm-landing__small">
        {simulated} {simulatedCaption(locale)}.
      </p>
    </Section>
  );
}
