import type { Plan } from '@otm/schema';
import { ComparisonTable } from '../comparison-table/comparison-table.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link PlanComparison}. */
export interface PlanComparisonProps {
  readonly plans: readonly Plan[];
  readonly caption: string;
  readonly labels: {
    readonly feature: string;
    readonly price: string;
    readonly included: string;
    readonly notIncluded: string;
  };
  /** Writes an amount of US dollars. */
  readonly money: (amount: number) => string;
}

/** All plans side by side: a row for each feature that any of them names. */
export function PlanComparison({ plans, caption, labels, money }: PlanComparisonProps) {
  const features = [...new Set(plans.flatMap((plan) => plan.features.map(({ text }) => text)))];
  return (
    <ComparisonTable caption={caption} columns={[labels.feature, ...plans.map(({ name }) => name)]}>
      <tr>
        <th scope="row">{labels.price}</th>
        {plans.map((plan) => (
          <td key={plan.id}>
            {money(plan.price)} {plan.period}
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

function FeatureCell({
  included,
  labels,
}: {
  readonly included: boolean;
  readonly labels: PlanComparisonProps['labels'];
}) {
  return (
    <td data-included={included}>
      <Icon name={included ? 'check' : 'close'} />
      <VisuallyHidden>{included ? labels.included : labels.notIncluded}</VisuallyHidden>
    </td>
  );
}
