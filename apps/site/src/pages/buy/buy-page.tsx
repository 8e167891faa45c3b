import { type BillingTexts, business, compareBillings, formatMoney } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import type { Plan } from '@otm/schema';
import { PlanComparison, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
import type { CopyProps } from '../copy-props.ts';
import { BuyerQuestions } from './buyer-questions.tsx';
import { CostChoice } from './cost-choice.tsx';
import { differingFeatures, showDifferences } from './differing-features.ts';
import { FreeFirst } from './free-first.tsx';
import { IncludedList } from './included-list.tsx';
import { Minimum } from './minimum.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';

const [provider] = business.checkouts;

/** With more plans than this, a table shows the differences that the toggle hides. */
const plansAtOnce = 2;

interface BuyPageProps extends CopyProps<PageCopy<typeof buyPage>> {
  /** The plans of the language. */
  readonly plans: readonly Plan[];
  /** The page's statements about the costs of each tier. */
  readonly costs: readonly BillingTexts[];
}

/** The pricing page: one decision, with what it costs, what's included, and what happens next. */
export function BuyPage({ copy, plans, costs }: BuyPageProps): ReactNode {
  const { locale } = useSite();
  const { allIndicators, headline, lead, recommended, title } = copy;
  const money = (amount: number) => formatMoney(amount, locale);
  const checkoutLink = useCheckoutLink();
  return (
    <>
      <header className="otm-decision-head otm-container">
        <h1>
          <span>{title}</span> {headline}
        </h1>
        <div>
          {costs.map(({ decision }) => (
            <p key={decision}>{decision}</p>
          ))}
          <p className="otm-decision-head__lead">{lead}</p>
        </div>
      </header>
      <div className="otm-purchase">
        <PlanChoice
          plans={showDifferences(plans, allIndicators)}
          recommended={recommended}
          money={money}
          checkout={(item) => checkoutLink(provider, item)}
        />
        <CostChoice
          copy={copy.cost}
          comparisons={compareBillings(plans)}
          texts={costs}
          money={money}
        />
      </div>
      {plans.length > plansAtOnce && <Differences copy={copy.comparison} plans={plans} />}
      <IncludedList copy={copy.included} />
      <PurchaseSteps copy={copy} />
      <Minimum copy={copy.requirements} />
      <BuyerQuestions copy={copy.questions} />
      <FreeFirst copy={copy.free} />
    </>
  );
}

type DifferencesProps = CopyProps<PageCopy<typeof buyPage>['comparison']> &
  Pick<BuyPageProps, 'plans'>;

/** The plans side by side, with only the lines in which they differ. */
function Differences({ copy, plans }: DifferencesProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const differing = differingFeatures(plans);
  return (
    <Section id="compare" title={copy.title}>
      <PlanComparison
        plans={plans.map((plan) => ({
          ...plan,
          features: plan.features.filter(({ text }) => differing.includes(text)),
        }))}
        caption={copy.caption}
        labels={t('plan', { returnObjects: true })}
        formatPrice={(amount) => formatMoney(amount, locale)}
      />
      <p>{copy.note}</p>
    </Section>
  );
}
