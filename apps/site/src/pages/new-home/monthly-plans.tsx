import { formatMoney } from '@otm/content';
import type { newHomePage, PageCopy } from '@otm/content/pages';
import { ButtonLink, FeatureList, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

type MonthlyPlansProps = CopyProps<PageCopy<typeof newHomePage>['plans']>;

/** The three monthly plans, sold on request, and the link to the plans of the checkout. */
export function MonthlyPlans({ copy }: MonthlyPlansProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { items, lead, note, noteAction, period, title } = copy;
  return (
    <Section id="plans" title={title} lead={lead}>
      <div className="otm-monthly">
        {items.map(({ action, features, id, name, price, summary, tag }) => (
          <article key={id} data-best={tag && ''} aria-labelledby={`plan-${id}`}>
            <h3 id={`plan-${id}`}>
              {name}
              {tag && <span className="otm-tag">{tag}</span>}
            </h3>
            <p className="otm-monthly__price">
              <strong>{formatMoney(price, locale)}</strong> {period}
            </p>
            <p>{summary}</p>
            <FeatureList features={features} labels={t('plan', { returnObjects: true })} />
            <ButtonLink href={href('contact')} variant={tag ? 'primary' : 'secondary'}>
              {action}
            </ButtonLink>
          </article>
        ))}
      </div>
      <p className="otm-monthly__note">
        {note} <a href={href('buy')}>{noteAction}</a>
      </p>
    </Section>
  );
}
