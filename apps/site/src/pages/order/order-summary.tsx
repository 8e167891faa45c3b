import { business, formatMoney } from '@otm/content';
import type { orderPage, PageCopy } from '@otm/content/pages';
import type { Product } from '@otm/schema';
import { ExternalLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
import { PageScript } from '../../islands/page-script.tsx';
import type { CopyProps } from '../copy-props.ts';
import { PriceBars } from './price-bars.tsx';

interface OrderSummaryProps extends CopyProps<PageCopy<typeof orderPage>> {
  /** The product to pay for. */
  readonly product: Product;
}

/** The panel to pay from: the product, its price next to that of its parts, and both checkouts. */
export function OrderSummary({ copy, product }: OrderSummaryProps): ReactNode {
  const { href } = useSite();
  return (
    <div className="otm-order-panel">
      <Facts copy={copy} product={product} />
      <PageScript name="orderDate" />
      <Checkouts copy={copy} product={product} />
      {product.partsTotal && <PriceBars product={product} />}
      <p className="otm-order-panel__small">{copy.safe}</p>
      <p className="otm-order-panel__small">
        {copy.before} <a href={href('policies')}>{copy.policies}</a>.
      </p>
    </div>
  );
}

function Facts({ copy, product }: OrderSummaryProps): ReactNode {
  const { locale } = useSite();
  const { partsTotal } = product;
  const money = (amount: number) => `${formatMoney(amount, locale)}\u00a0USD`;
  return (
    <dl className="otm-order">
      <div className="otm-order__date">
        <dt>{copy.orderDate}</dt>
        <dd>
          {/* The visitor's date: the page's script writes it. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a time element needs its date in the markup */}
          <span role="time" data-today="" />
        </dd>
      </div>
      <div>
        <dt>{copy.item}</dt>
        <dd>{product.name[locale]}</dd>
      </div>
      <div>
        <dt>{copy.licence}</dt>
        <dd>{copy.lifetime}</dd>
      </div>
      {partsTotal && (
        <div>
          <dt>{copy.partsTotal}</dt>
          <dd>
            <s>{money(partsTotal)}</s>
          </dd>
        </div>
      )}
      <div>
        <dt>{copy.price}</dt>
        <dd>{money(product.price)}</dd>
      </div>
      {partsTotal && (
        <div>
          <dt>{copy.saved}</dt>
          <dd>{money(partsTotal - product.price)}</dd>
        </div>
      )}
      <div className="otm-order__total">
        <dt>{copy.total}</dt>
        <dd>{money(product.price)}</dd>
      </div>
    </dl>
  );
}

/** The links to the checkouts, and the marks of what they accept. */
function Checkouts({ copy, product }: OrderSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const checkoutLink = useCheckoutLink();
  return (
    <section className="otm-order__pay" aria-label={copy.payments}>
      {business.checkouts.map((provider, index) => (
        <ExternalLink
          key={provider.id}
          {...checkoutLink(provider, product.item)}
          variant={index === 0 ? 'primary' : 'secondary'}
          newTabLabel={t('external')}
          sponsored={true}
        >
          {t('order.payWith', { checkout: copy.checkout, provider: provider.name[locale] })}
        </ExternalLink>
      ))}
      <p className="otm-payment-marks">
        {copy.accepted}
        {business.checkouts.map((provider) => (
          <span key={provider.id}>
            {provider.name[locale]}
            <Icon name={provider.id} />
          </span>
        ))}
      </p>
    </section>
  );
}
