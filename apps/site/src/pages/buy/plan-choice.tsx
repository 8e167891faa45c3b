import type { Billing, Plan } from '@otm/schema';
import { BillingToggle, PlanCard, VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutLinkAttributes } from '../../features/referral/use-checkout-link.ts';

/** The options of the billing toggle, in order. */
const billings: readonly Billing[] = ['yearly', 'lifetime'];

/** The plans to choose from, with functions that format prices and build checkout URLs. */
export interface PlanChoiceProps {
  /** The plans of the language; a recommended one is moved to the front. */
  readonly plans: readonly Plan[];
  /** The tag next to a recommended plan's name. */
  readonly recommended: string;
  /** Formats US dollars in the page's language. */
  readonly money: (amount: number) => string;
  /** Returns the attributes of the link to the checkout of a plan's item. */
  readonly checkout: (item: string) => CheckoutLinkAttributes;
}

/** One of the plans, with the same functions. */
interface PlanOfferProps extends Omit<PlanChoiceProps, 'plans'> {
  readonly plan: Plan;
}

/** The card of a plan, with its labels in the page's language. */
function PlanOffer({ plan, recommended, money, checkout }: PlanOfferProps): ReactNode {
  const { t } = useTranslation();
  const { installments } = plan;
  return (
    <PlanCard
      plan={plan}
      heading="h2"
      formatPrice={money}
      checkoutUrl={(item) => checkout(item).href}
      linkAttributes={checkout(plan.item)}
      labels={{
        ...t('plan', { returnObjects: true }),
        recommended,
        newTab: t('external'),
        ...(installments && {
          installments: t('plan.installments', {
            count: installments.count,
            amount: money(installments.amount),
          }),
        }),
      }}
    />
  );
}

/**
 * The cards of the plans. With more than one plan per billing, a toggle switches between yearly and
 * lifetime; otherwise all plans are shown. A recommended plan comes first.
 */
export function PlanChoice({ plans: unsorted, ...offer }: PlanChoiceProps): ReactNode {
  const { t } = useTranslation();
  const plans = unsorted.toSorted(
    (one, other) => Number(other.recommended ?? false) - Number(one.recommended ?? false),
  );
  const byBilling = billings.map((billing) => ({
    billing,
    plans: plans.filter((plan) => plan.billing === billing),
  }));
  const card = (plan: Plan) => <PlanOffer key={plan.id} plan={plan} {...offer} />;
  if (byBilling.every((group) => group.plans.length < 2))
    return (
      <div className="otm-plan-choice">
        <div className="otm-plans">{plans.map(card)}</div>
      </div>
    );
  return (
    <div className="otm-plan-choice">
      <BillingToggle
        legend={t('billing.legend')}
        options={billings.map((value) => ({ value, label: t(`billing.${value}`) }))}
      />
      <VisuallyHidden as="p" aria-live="polite">
        {byBilling.map((group) => (
          <span key={group.billing} data-billing={group.billing}>
            {t(`billing.shown.${group.billing}`, {
              plans: group.plans
                .map((plan) => `${plan.name} ${offer.money(plan.price)}`)
                .join(', '),
            })}
          </span>
        ))}
      </VisuallyHidden>
      {byBilling.map((group) => (
        <div key={group.billing} className="otm-plans" data-billing={group.billing}>
          {group.plans.map(card)}
        </div>
      ))}
    </div>
  );
}
