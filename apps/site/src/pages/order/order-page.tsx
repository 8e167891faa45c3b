import { orderPage } from '@otm/content';
import type { Product } from '@otm/schema';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { OrderSummary } from './order-summary.tsx';

interface OrderPageProps {
  readonly product: Product | undefined;
}

/** One product to pay for; without one, neither product nor price nor payment button. */
export function OrderPage({ product }: OrderPageProps): ReactNode {
  const { href, locale } = useSite();
  const texts = orderPage[locale];
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
