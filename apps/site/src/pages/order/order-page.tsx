import { findProduct, orderPage } from '@otm/content';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import type { PageProps } from '../../route.ts';
import { useSite } from '../../site.ts';
import { OrderSummary } from './order-summary.tsx';

/** One product to pay for; without a known number neither product nor price nor button. */
export function OrderPage({ params }: PageProps): ReactNode {
  const { href, locale } = useSite();
  const texts = orderPage[locale];
  const product = findProduct(params.id);
  return (
    <div className="otm-page otm-container">
      <h1 className="otm-order__title">{texts.title}</h1>
      {product ? (
        <OrderSummary product={product} />
      ) : (
        <>
          <p className="otm-lead">{texts.empty}</p>
          <div>
            <ButtonLink href={href('buy')} variant="primary">
              {texts.choosePlan}
            </ButtonLink>
          </div>
        </>
      )}
      <p>
        <a className="otm-link" href={href('policies')}>
          {texts.policies}
        </a>
      </p>
    </div>
  );
}
