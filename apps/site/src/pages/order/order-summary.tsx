import { business, formatMoney, orderPage } from '@otm/content';
import type { Product } from '@otm/schema';
import { ExternalLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';
import { PriceBars } from './price-bars.tsx';

interface OrderSummaryProps {
  readonly product: Product;
}

/** The panel to pay from: the product, its price next to that of its parts, and both checkouts. */
export function OrderSummary({ product }: OrderSummaryProps): ReactNode {
  const { href, locale } = useSite();
  const texts = orderPage[locale];
  return (
    <div className="otm-order-panel">
      <Facts product={product} />
      <Checkouts product={product} />
      {product.partsTotal && <PriceBars product={product} />}
      <p className="otm-order-panel__small">{texts.safe}</p>
      <p className="otm-order-panel__small">
        {texts.before} <a href={href('policies')}>{texts.policies}</a>.
      </p>
    </div>
  );
}

function Facts({ product }: OrderSummaryProps): ReactNode {
  const { locale } = useSite();
  const texts = orderPage[locale];
  const { partsTotal } = product;
  const money = (amount: number) => `${formatMoney(amount, locale)} USD`;
  return (
    <dl className="otm-order">
      <div className="otm-order__date">
        <dt>{texts.orderDate}</dt>
        <dd>
          {/* The visitor's date: the boot script writes it. */}
          <time data-today="" />
        </dd>
      </div>
      <div>
        <dt>{texts.item}</dt>
        <dd>{product.name[locale]}</dd>
      </div>
      <div>
        <dt>{texts.licence}</dt>
        <dd>{texts.lifetime}</dd>
      </div>
      {partsTotal && (
        <div>
          <dt>{texts.partsTotal}</dt>
          <dd>
            <s>{money(partsTotal)}</s>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.price}</dt>
        <dd>{money(product.price)}</dd>
      </div>
      {partsTotal && (
        <div>
          <dt>{texts.saved}</dt>
          <dd>{money(partsTotal - product.price)}</dd>
        </div>
      )}
      <div className="otm-order__total">
        <dt>{texts.total}</dt>
        <dd>{money(product.price)}</dd>
      </div>
    </dl>
  );
}

/** The links to the checkouts, and the marks of what they accept. */
function Checkouts({ product }: OrderSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const texts = orderPage[locale];
  const checkoutLink = useCheckoutLink();
  return (
    <section className="otm-order__pay" aria-label={texts.payments}>
      {business.checkouts.map((provider, index) => (
        <ExternalLink
          key={provider.id}
          {...checkoutLink(provider, product.item)}
          variant={index === 0 ? 'primary' : 'secondary'}
          newTabLabel={t('external')}
          sponsored={true}
        >
          {t('order.payWith', { checkout: texts.checkout, provider: provider.name[locale] })}
        </ExternalLink>
      ))}
      <p className="otm-payment-marks">
        {texts.accepted}
        {business.checkouts.map((provider) => (
          <span key={provider.id}>
            <Icon name={provider.id} />
            {provider.name[locale]}
          </span>
        ))}
      </p>
    </section>
  );
}
