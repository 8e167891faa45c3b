import type { Plan } from '@otm/schema';
import {
  ComparisonTable,
  type ComparisonTableProps,
} from '../comparison-table/comparison-table.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The props of the table, with its columns and rows derived from the plans. */
export interface PlanComparisonProps extends Omit<ComparisonTableProps, 'columns' | 'children'> {
  /** One column each, in this order; all names must differ. */
  readonly plans: readonly Plan[];
  /** The UI strings, in the page's language. */
  readonly labels: {
    /** The header of the column of features. */
    readonly feature: string;
    /** The header of the row of prices. */
    readonly price: string;
    /** Announced in place of a cell's check mark. */
    readonly included: string;
    /** Announced in place of a cell's cross, also if the plan doesn't mention the feature. */
    readonly notIncluded: string;
  };
  /** Formats an amount of US dollars. */
  readonly formatPrice: (amount: number) => string;
}

/** All plans side by side, with a row for each feature that any of them mentions. */
export function PlanComparison({ plans, labels, formatPrice, ...rest }: PlanComparisonProps) {
  const features = [...new Set(plans.flatMap((plan) => plan.features.map(({ text }) => text)))];
  return (
    <ComparisonTable columns={[labels.feature, ...plans.map(({ name }) => name)]} {...rest}>
      <tr>
        <th scope="row">{labels.price}</th>
        {plans.map((plan) => (
          <td key={plan.id}>
            {formatPrice(plan.price)} {plan.period}
          </td>
        ))}
      </tr>
      {features.map((feature) => (
        <tr key={feature}>
          <th scope="row">{feature}</th>
          {plans.map((plan) => (
            <FeatureCell
              key={plan.id}
              included={plan.features.some((it) => it.text === feature && it.included)}
              labels={labels}
            />
          ))}
        </tr>
      ))}
    </ComparisonTable>
  );
}

interface FeatureCellProps extends Pick<PlanComparisonProps, 'labels'> {
  readonly included: boolean;
}

function FeatureCell({ included, labels }: FeatureCellProps) {
  return (
    <td data-included={included}>
      <Icon name={included ? 'check' : 'close'} />
      <VisuallyHidden>{included ? labels.included : labels.notIncluded}</VisuallyHidden>
    </td>
  );
}
