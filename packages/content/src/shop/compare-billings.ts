import type { Plan } from '@otm/schema';

/** The years over which two ways to pay are compared. */
const yearsCompared = [1, 2, 3, 4, 5] as const;

/** The payments after some years: each year, or once. */
export interface YearsOfPayments {
  readonly years: (typeof yearsCompared)[number];
  /** The sum of the yearly payments, one at the start of each year. */
  readonly yearly: number;
  /** The amount that paying once saves by then; negative while it still costs more. */
  readonly saved: number;
}

/** The yearly and the lifetime plan of a tier, and what each has cost after one to five years. */
export interface BillingComparison {
  readonly tier: string | undefined;
  readonly yearly: Plan;
  readonly lifetime: Plan;
  readonly costs: readonly YearsOfPayments[];
  /** The first yearly payment with which the lifetime plan has cost less; absent beyond five. */
  readonly cheaperFrom: YearsOfPayments | undefined;
}

function compare(yearly: Plan, lifetime: Plan): BillingComparison {
  const costs = yearsCompared.map((years) => {
    const paid = years * yearly.price;
    return { years, yearly: paid, saved: paid - lifetime.price };
  });
  const cheaperFrom = costs.find(({ saved }) => saved > 0);
  return { tier: yearly.tier, yearly, lifetime, costs, cheaperFrom };
}

/** Compares the plans that differ only in billing. It assumes that every year costs as much as the first. */
export const compareBillings = (plans: readonly Plan[]): readonly BillingComparison[] =>
  plans
    .filter(({ billing }) => billing === 'yearly')
    .flatMap((yearly) => {
      const lifetime = plans.find(
        (plan) => plan.billing === 'lifetime' && plan.tier === yearly.tier,
      );
      return lifetime ? [compare(yearly, lifetime)] : [];
    });
