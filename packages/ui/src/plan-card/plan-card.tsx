import type { Plan } from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ExternalLink, type ExternalLinkProps } from '../external-link/external-link.tsx';
import { FeatureList } from '../feature-list/feature-list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The UI strings of a plan card. */
export interface PlanCardLabels {
  /** Announced before the crossed-out price. */
  readonly regularPrice: string;
  /** The tag next to a recommended plan's name. */
  readonly recommended: string;
  /** Announced before each feature that the plan includes. */
  readonly included: string;
  /** Announced before each feature that it doesn't include. */
  readonly notIncluded: string;
  /** Announced after the links to the checkout, for example `(opens in a new tab)`. */
  readonly newTab: string;
  /** The text of the link to pay in installments, for example `or 5 payments of $158`. */
  readonly installments?: string;
}

/** Attributes of the article, plus the plan and how to buy it. */
export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Its `id` becomes the heading's HTML `id`, so it must be unique in the document. */
  readonly plan: Plan;
  /** The UI strings, in the page's language. */
  readonly labels: PlanCardLabels;
  /** Formats an amount of US dollars. */
  readonly formatPrice: (amount: number) => string;
  /** Returns the URL of an item's hosted checkout. */
  readonly checkoutUrl: (item: string) => string;
  /** Attributes of the links to the checkout. */
  readonly linkAttributes?: Partial<ExternalLinkProps> | undefined;
  /**
   * The heading level of the plan's name.
   * @defaultValue 'h3'
   */
  readonly heading?: 'h2' | 'h3';
}

/** A plan: name, price next to the crossed-out regular one, the link to buy it, and its features. */
export function PlanCard({
  plan,
  labels,
  formatPrice,
  checkoutUrl,
  linkAttributes,
  heading: Heading = 'h3',
  className,
  ...rest
}: PlanCardProps) {
  return (
    <article
      className={classNames('otm-plan', className)}
      data-recommended={plan.recommended}
      aria-labelledby={plan.id}
      {...rest}
    >
      <Rule colors={plan.colors} />
      <Heading className="otm-plan__name" id={plan.id}>
        {plan.name}
        {plan.recommended && <span className="otm-tag">{labels.recommended}</span>}
      </Heading>
      <p className="otm-plan__price">
        <strong>{formatPrice(plan.price)}</strong>{' '}
        <VisuallyHidden>{labels.regularPrice} </VisuallyHidden>
        <s>{formatPrice(plan.regularPrice)}</s>
      </p>
      <p className="otm-plan__period">{plan.period}</p>
      <ExternalLink
        {...linkAttributes}
        href={checkoutUrl(plan.item)}
        variant={plan.recommended ? 'primary' : 'secondary'}
        newTabLabel={labels.newTab}
        sponsored={true}
      >
        {plan.action}
      </ExternalLink>
      <p className="otm-plan__installments">
        {plan.installments && labels.installments && (
          <ExternalLink
            {...linkAttributes}
            href={checkoutUrl(plan.installments.item)}
            newTabLabel={labels.newTab}
            sponsored={true}
          >
            {labels.installments}
          </ExternalLink>
        )}
      </p>
      <FeatureList features={plan.features} labels={labels} />
    </article>
  );
}

/**
 * A plan's two colors, one line below the other; the style sheet has the brand's. An SVG, because the
 * policy refuses inline styles.
 */
function Rule({ colors }: { readonly colors: Plan['colors'] | undefined }) {
  return (
    <svg className="otm-plan__rule" viewBox="0 0 1 2" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={colors?.[0]} />
      <rect y="1" width="1" height="1" fill={colors?.[1]} />
    </svg>
  );
}
