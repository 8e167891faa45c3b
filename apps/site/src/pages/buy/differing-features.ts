import type { Plan, PlanFeature } from '@otm/schema';

/** Returns the features that some of the plans include and some don't, in order. */
export function differingFeatures(plans: readonly Plan[]): readonly string[] {
  const included = (plan: Plan, text: string) =>
    plan.features.some((feature) => feature.text === text && feature.included);
  const texts = new Set(plans.flatMap(({ features }) => features.map(({ text }) => text)));
  return [...texts].filter((text) => new Set(plans.map((plan) => included(plan, text))).size > 1);
}

/** Returns the plans with what differs between them, below one line for what doesn't. */
export function showDifferences(plans: readonly Plan[], shared: string): readonly Plan[] {
  const differing = differingFeatures(plans);
  const first: PlanFeature = { text: shared, included: true };
  return plans.map((plan) => ({
    ...plan,
    features: [first, ...plan.features.filter(({ text }) => differing.includes(text))],
  }));
}
