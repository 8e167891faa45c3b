import { business, buyPage, formatMoney, plans } from '@otm/content';
import { PlanComparison, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
import { PlanChoice } from './plan-choice.tsx';

const [provider] = business.checkouts;

/** The pricing page: the plans of the language, side by side, and what to know before buying. */
export function BuyPage(): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { title, lead, recommended, comparison, before } = buyPage[locale];
  const money = (amount: number) => formatMoney(amount, locale);
  const checkoutLink = useCheckoutLink();
  return (
    <>
      <div className="otm-page otm-container">
        <h1>{title}</h1>
        <p className="otm-lead">{lead}</p>
        <PlanChoice
          plans={plans[locale]}
          recommended={recommended}
          money={money}
          checkout={(item) => checkoutLink(provider, item)}
        />
      </div>
      <Section id="compare" title={comparison.title}>
        <PlanComparison
          plans={plans[locale]}
          caption={comparison.caption}
          labels={t('plan', { returnObjects: true })}
          formatPrice={money}
        />
      </Section>
      <Section id="before" title={before.title}>
        <dl className="otm-facts">
          {before.facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
