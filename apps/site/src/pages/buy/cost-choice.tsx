import type { BillingComparison, BillingTexts } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import type { CopyProps } from '../copy-props.ts';
import { CostChart } from './cost-chart.tsx';

/** A form that sends nothing: it keeps browsers from restoring a choice after a reload. */
const formId = 'cost-choice';

/** The pairs of plans with what the page says about each, in the same order. */
export interface CostChoiceProps extends CopyProps<PageCopy<typeof buyPage>['cost']> {
  /** The yearly and the lifetime plan of each tier. */
  readonly comparisons: readonly BillingComparison[];
  /** The statements about each tier, in the order of the comparisons. */
  readonly texts: readonly BillingTexts[];
  /** Formats US dollars in the page's language. */
  readonly money: (amount: number) => string;
}

/**
 * What each plan has cost after one to five years. Native radio buttons choose the years, and the
 * tier where there are several; style sheets show what they name, so no script is needed.
 */
export function CostChoice({ copy, comparisons, texts, money }: CostChoiceProps): ReactNode {
  const first = Math.max(
    0,
    comparisons.findIndex(({ lifetime }) => lifetime.recommended),
  );
  const chosen = comparisons[first]?.cheaperFrom?.years ?? 5;
  return (
    <section className="otm-cost" aria-labelledby="cost">
      <form id={formId} method="dialog" autoComplete="off" hidden={true} />
      <div className="otm-cost__head">
        <h2 id="cost">{copy.title}</h2>
        <p>{copy.hint}</p>
        {texts.length > 1 && <TierChoice legend={copy.tier} texts={texts} first={first} />}
      </div>
      <div className="otm-cost__notes" aria-live="polite">
        {texts.map(({ tier, years }, index) =>
          years.map((note) => (
            <p key={`${tier}${note.years}`} data-tier={index} data-years={note.years}>
              <strong>{note.title}</strong> <span>{note.text}</span>
            </p>
          )),
        )}
      </div>
      <div className="otm-cost__chart">
        {comparisons.map((comparison, index) => (
          <CostChart
            key={comparison.yearly.id}
            comparison={comparison}
            labels={copy}
            money={money}
            data-tier={index}
          />
        ))}
      </div>
      <YearChoice legend={copy.figure} chosen={chosen} {...{ comparisons, texts, money }} />
      <p className="otm-cost__caption">{copy.caption}</p>
    </section>
  );
}

interface TierChoiceProps extends Pick<CostChoiceProps, 'texts'> {
  readonly legend: string;
  readonly first: number;
}

function TierChoice({ legend, texts, first }: TierChoiceProps): ReactNode {
  return (
    <fieldset className="otm-cost__tiers">
      <legend>{legend}</legend>
      {texts.map(({ tier }, index) => (
        <label key={tier}>
          <input
            type="radio"
            name="tier"
            value={index}
            defaultChecked={index === first}
            form={formId}
          />
          {tier}
        </label>
      ))}
    </fieldset>
  );
}

interface YearChoiceProps extends Omit<CostChoiceProps, 'copy'> {
  readonly legend: string;
  readonly chosen: number;
}

function YearChoice({ legend, chosen, comparisons, texts, money }: YearChoiceProps): ReactNode {
  return (
    <fieldset className="otm-cost__years">
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {texts[0]?.years.map(({ years, label }, year) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is in the visually hidden component
        <label key={years}>
          <VisuallyHidden
            as="input"
            type="radio"
            name="years"
            value={years}
            defaultChecked={years === chosen}
            form={formId}
          />
          <strong>{label}</strong>
          {comparisons.map(({ costs, yearly }, index) => (
            <span key={yearly.id} data-tier={index}>
              <span>{money(costs[year]?.yearly ?? 0)}</span>{' '}
              <span>{texts[index]?.years[year]?.short}</span>
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  );
}
