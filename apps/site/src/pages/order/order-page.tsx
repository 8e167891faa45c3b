import type { orderPage, PageCopy } from '@otm/content/pages';
import type { Plan, Product } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';
import { AfterPaying } from './after-paying.tsx';
import { OrderChoices } from './order-choices.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OtherOrders } from './other-orders.tsx';

interface OrderPageProps extends CopyProps<PageCopy<typeof orderPage>> {
  /** The product being ordered; absent without a number in the URL, or with an unknown one. */
  readonly product: Product | undefined;
  /** The plans of the language, offered where no product is chosen. */
  readonly plans: readonly Plan[];
}

/** One product to pay for; without one, neither product nor price nor payment button. */
export function OrderPage({ copy, product, plans }: OrderPageProps): ReactNode {
  const { href, locale } = useSite();
  const { empty, lead, policies, title } = copy;
  if (!product)
    return (
      <div className="otm-page otm-container">
        <h1 className="otm-order__title">{title}</h1>
        <p className="otm-lead">{empty.lead}</p>
        <OrderChoices copy={empty} plans={plans} />
        <p>
          <a className="otm-link" href={href('policies')}>
            {policies}
          </a>
        </p>
      </div>
    );
  return (
    <>
      <header className="otm-decision-head otm-container">
        <h1>
          <span>{title}</span> {product.name[locale]}
        </h1>
        <p className="otm-decision-head__lead">{lead}</p>
      </header>
      <div className="otm-order-sheet">
        <div className="otm-order-sheet__row otm-container">
          <OrderSummary copy={copy} product={product} />
          <div className="otm-order-sheet__main">
            <OrderContents copy={copy} product={product} />
            <AfterPaying copy={copy} />
          </div>
        </div>
      </div>
      <OtherOrders copy={copy.others} product={product} />
    </>
  );
}
