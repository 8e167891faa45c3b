import type { Locale, Localized, Plan } from '@otm/schema';
import { business } from '../business.ts';
import { formatMoney } from '../format.ts';
import {
  type BillingComparison,
  compareBillings,
  type YearsOfPayments,
} from './compare-billings.ts';
import { plans } from './plans.ts';

/** The pricing page’s texts about a number of years. */
interface YearsText {
  readonly years: YearsOfPayments['years'];
  /** For example `3 years`. */
  readonly label: string;
  /** Which plan costs less by then, and by how much. */
  readonly title: string;
  readonly text: string;
  /** The same in a few words, below the label. */
  readonly short: string;
}

/** The pricing page’s texts about the two billings of a tier. */
export interface BillingTexts {
  /** The name to choose it by; absent if it’s the only one. */
  readonly tier: string | undefined;
  /** When the lifetime plan becomes the cheaper one. */
  readonly decision: string;
  readonly years: readonly YearsText[];
}

type Money = (amount: number) => string;

/** A sum of payments next to the price of paying once, both formatted. */
interface Sums {
  readonly years: YearsOfPayments['years'];
  readonly yearly: string;
  readonly once: string;
  readonly gap: string;
}

interface Phrases {
  readonly label: (years: number) => string;
  readonly payments: (sums: Sums) => string;
  readonly lifetimeLess: (sums: Sums) => string;
  readonly yearlyLess: (sums: Sums) => string;
  readonly same: (sums: Sums) => string;
  readonly lifetimeSaves: string;
  readonly yearlySaves: string;
  readonly noDifference: string;
  readonly neverCheaper: string;
  readonly cheaperAtOnce: (sums: Sums) => string;
  readonly cheaperFrom: (before: Sums) => string;
}

const english = {
  years: { 1: 'One year', 2: 'Two years', 3: 'Three years', 4: 'Four years', 5: 'Five years' },
  next: { 1: 'second', 2: 'third', 3: 'fourth', 4: 'fifth', 5: 'sixth' },
} as const;

const spanish = {
  years: { 1: 'Un año', 2: 'Dos años', 3: 'Tres años', 4: 'Cuatro años', 5: 'Cinco años' },
  next: { 1: 'segundo', 2: 'tercer', 3: 'cuarto', 4: 'quinto', 5: 'sexto' },
} as const;

const phrases: Localized<Phrases> = {
  en: {
    label: (years) => (years === 1 ? '1 year' : `${years} years`),
    payments: ({ years, yearly, once }) =>
      `${yearly} in ${years === 1 ? '1 payment' : `${years} payments`}, compared with ${once} once.`,
    lifetimeLess: ({ years, gap }) => `${english.years[years]}: lifetime costs ${gap} less.`,
    yearlyLess: ({ years, gap }) => `${english.years[years]}: yearly costs ${gap} less.`,
    same: ({ years }) => `${english.years[years]}: both cost the same.`,
    lifetimeSaves: 'lifetime saves',
    yearlySaves: 'yearly saves',
    noDifference: 'no difference',
    neverCheaper: 'Over five years, paying each year costs less.',
    cheaperAtOnce: ({ yearly, once }) =>
      `Lifetime costs less than one yearly payment: ${once}, compared with ${yearly}.`,
    cheaperFrom: ({ years, yearly, once }) =>
      `${english.years[years]} cost${years === 1 ? 's' : ''} ${yearly} yearly or ${once} once. From the ${english.next[years]} payment on, lifetime costs less.`,
  },
  es: {
    label: (years) => (years === 1 ? '1 año' : `${years} años`),
    payments: ({ years, yearly, once }) =>
      `${yearly} en ${years === 1 ? '1 pago' : `${years} pagos`} frente a ${once} en uno solo.`,
    lifetimeLess: ({ years, gap }) =>
      `${spanish.years[years]}: la licencia de por vida cuesta ${gap} menos.`,
    yearlyLess: ({ years, gap }) => `${spanish.years[years]}: el plan anual cuesta ${gap} menos.`,
    same: ({ years }) => `${spanish.years[years]}: las dos opciones cuestan lo mismo.`,
    lifetimeSaves: 'de por vida ahorra',
    yearlySaves: 'anual ahorra',
    noDifference: 'sin diferencia',
    neverCheaper: 'En cinco años sale más barato pagar cada año.',
    cheaperAtOnce: ({ yearly, once }) =>
      `La licencia de por vida cuesta menos que un pago anual: ${once} frente a ${yearly}.`,
    cheaperFrom: ({ years, yearly, once }) =>
      `${spanish.years[years]} ${years === 1 ? 'cuesta' : 'cuestan'} ${yearly} en pagos anuales o ${once} en uno solo. Desde el ${spanish.next[years]} pago conviene la licencia de por vida.`,
  },
};

const sumsOf = ({ lifetime }: BillingComparison, cost: YearsOfPayments, money: Money): Sums => ({
  years: cost.years,
  yearly: money(cost.yearly),
  once: money(lifetime.price),
  gap: money(Math.abs(cost.saved)),
});

function decisionOf(comparison: BillingComparison, text: Phrases, money: Money): string {
  const { cheaperFrom, costs } = comparison;
  if (!cheaperFrom) return text.neverCheaper;
  const before = costs.find(({ years }) => years === cheaperFrom.years - 1);
  return before
    ? text.cheaperFrom(sumsOf(comparison, before, money))
    : text.cheaperAtOnce(sumsOf(comparison, cheaperFrom, money));
}

function yearsText(saved: number, sums: Sums, text: Phrases): Pick<YearsText, 'title' | 'short'> {
  if (saved === 0) return { title: text.same(sums), short: text.noDifference };
  return saved > 0
    ? { title: text.lifetimeLess(sums), short: `${text.lifetimeSaves} ${sums.gap}` }
    : { title: text.yearlyLess(sums), short: `${text.yearlySaves} ${sums.gap}` };
}

function billingTexts(
  comparison: BillingComparison,
  tier: string | undefined,
  locale: Locale,
): BillingTexts {
  const text = phrases[locale];
  const money: Money = (amount) => formatMoney(amount, locale);
  const decision = decisionOf(comparison, text, money);
  return {
    tier,
    decision: tier === undefined ? decision : `${tier}: ${decision}`,
    years: comparison.costs.map((cost) => {
      const sums = sumsOf(comparison, cost, money);
      return {
        years: cost.years,
        label: text.label(cost.years),
        text: text.payments(sums),
        ...yearsText(cost.saved, sums, text),
      };
    }),
  };
}

/** Among several tiers, one without a name of its own is the product itself. */
export const textsOfPlans = (offered: readonly Plan[], locale: Locale): readonly BillingTexts[] => {
  const comparisons = compareBillings(offered);
  const fallback = comparisons.length > 1 ? business.product : undefined;
  return comparisons.map((it) => billingTexts(it, it.tier ?? fallback, locale));
};

/** The texts of each language’s pricing page about the cost of its plans over the years. */
export const costTexts: Localized<readonly BillingTexts[]> = {
  en: textsOfPlans(plans.en, 'en'),
  es: textsOfPlans(plans.es, 'es'),
};
