import { business, formatMoney, orderPage } from '@otm/content';
import type { Product } from '@otm/schema';
import { ExternalLink, Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { useCheckoutLink } from '../../features/referral/use-checkout-link.ts';

/** The product, its price and the links to both checkouts. */
export function OrderSummary({ product }: { readonly product: Product }): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const texts = orderPage[locale];
  const checkoutLink = useCheckoutLink();
  const money = (amount: number) => `${formatMoney(amount, locale)} USD`;
  return (
    <>
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
          <dd>{product.name}</dd>
        </div>
        <div>
          <dt>{texts.licence}</dt>
          <dd>{texts.lifetime}</dd>
        </div>
        {product.partsTotal && (
          <div>
            <dt>{texts.partsTotal}</dt>
            <dd>{money(product.partsTotal)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.price}</dt>
          <dd>{money(product.price)}</dd>
        </div>
        <div className="otm-order__total">
          <dt>{texts.total}</dt>
          <dd>{money(product.price)}</dd>
        </div>
      </dl>
      <section className="otm-order__pay" aria-label={texts.payments}>
        {business.checkouts.map((provider, index) => (
          <ExternalLink
            key={provider.id}
            {...checkoutLink(provider, product.item)}
            variant={index === 0 ? 'primary' : 'secondary'}
            newTabLabel={t('external')}
            sponsored={true}
          >
            <Icon name={provider.id} />
            {t('order.payWith', { checkout: texts.checkout, provider: provider.name[locale] })}
          </ExternalLink>
        ))}
      </section>
      <p className="otm-order__note">{texts.delivery}</p>
    </>
  );
}
