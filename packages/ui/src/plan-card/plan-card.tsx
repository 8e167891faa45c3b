import type { Plan } from '@otm/schema';
import { ExternalLink } from '../external-link/external-link.tsx';
import { FeatureList } from '../feature-list/feature-list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The words and addresses that a plan's card needs beside the plan. */
export interface PlanCardLabels {
  readonly regularPrice: string;
  readonly recommended: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly newTab: string;
  /** The instalment link's text, for example `or 5 payments of $158`. */
  readonly instalments?: string;
}

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  readonly plan: Plan;
  readonly labels: PlanCardLabels;
  /** Writes an amount of US dollars. */
  readonly money: (amount: number) => string;
  /** The address of a hosted checkout's item. */
  readonly checkout: (item: string) => string;
  /** The level of the plan's name among the page's headings; default: h3. */
  readonly heading?: 'h2' | 'h3';
}

/** A plan: name, price beside the crossed-out one, what it holds, and the way to buy it. */
export function PlanCard({ plan, labels, money, checkout, heading = 'h3' }: PlanCardProps) {
  const Heading = heading;
  return (
    <article className="otm-plan" data-recommended={plan.recommended} aria-labelledby={plan.id}>
      {/* Drawn, not styled: a colour that comes from data needs no inline style. */}
      <svg
        className="otm-plan__rule"
        viewBox="0 0 2 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="1" height="1" fill={plan.colors[0]} />
        <rect x="1" width="1" height="1" fill={plan.colors[1]} />
      </svg>
      <Heading className="otm-plan__name" id={plan.id}>
        {plan.name}
        {plan.recommended && <span className="otm-tag">{labels.recommended}</span>}
      </Heading>
      <p className="otm-plan__price">
        <strong>{money(plan.price)}</strong> <VisuallyHidden>{labels.regularPrice} </VisuallyHidden>
        <s>{money(plan.regularPrice)}</s>
      </p>
      <p className="otm-plan__period">
        {plan.period}
        {plan.instalments && labels.instalments && (
          <>
            {' '}
            <ExternalLink
              href={checkout(plan.instalments.item)}
              newTab={labels.newTab}
              sponsored={true}
            >
              {labels.instalments}
            </ExternalLink>
          </>
        )}
      </p>
      <FeatureList features={plan.features} labels={labels} />
      <ExternalLink
        href={checkout(plan.item)}
        variant={plan.recommended ? 'primary' : 'secondary'}
        newTab={labels.newTab}
        sponsored={true}
      >
        {plan.action}
      </ExternalLink>
    </article>
  );
}
