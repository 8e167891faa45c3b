import { business, compareBillings, costTexts, formatMoney, plans } from '@otm/content';
import { buyPage } from '@otm/content/pages';
import { PlanComparison, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
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

/** The pricing page: one decision, with what it costs, what's included, and what happens next. */
export function BuyPage(): ReactNode {
  const { locale } = useSite();
  const { allIndicators, headline, lead, recommended, title } = buyPage[locale];
  const money = (amount: number) => formatMoney(amount, locale);
  const checkoutLink = useCheckoutLink();
  const offers = plans[locale];
  const texts = costTexts[locale];
  return (
    <>
      <header className="otm-decision-head otm-container">
        <h1>
          <span>{title}</span> {headline}
        </h1>
        <div>
          {texts.map(({ decision }) => (
            <p key={decision}>{decision}</p>
          ))}
          <p className="otm-decision-head__lead">{lead}</p>
        </div>
      </header>
      <div className="otm-purchase">
        <PlanChoice
          plans={showDifferences(offers, allIndicators)}
          recommended={recommended}
          money={money}
          checkout={(item) => checkoutLink(provider, item)}
        />
        <CostChoice comparisons={compareBillings(offers)} texts={texts} money={money} />
      </div>
      {offers.length > plansAtOnce && <Differences />}
      <IncludedList />
      <PurchaseSteps />
      <Minimum />
      <BuyerQuestions />
      <FreeFirst />
    </>
  );
}

/** The plans side by side, with only the lines in which they differ. */
function Differences(): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { caption, title } = buyPage[locale].comparison;
  const offers = plans[locale];
  const differing = differingFeatures(offers);
  return (
    <Section id="compare" title={title}>
      <PlanComparison
        plans={offers.map((plan) => ({
          ...plan,
          features: plan.features.filter(({ text }) => differing.includes(text)),
        }))}
        caption={caption}
        labels={t('plan', { returnObjects: true })}
        formatPrice={(amount) => formatMoney(amount, locale)}
      />
    </Section>
  );
}
