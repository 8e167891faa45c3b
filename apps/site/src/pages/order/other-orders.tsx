import { formatMoney, orderPage, products } from '@otm/content';
import type { Product } from '@otm/schema';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** The other products with their prices. */
export function OtherOrders({ product }: { readonly product: Product }): ReactNode {
  const { href, locale } = useSite();
  const { text, title } = orderPage[locale].others;
  return (
    <Section id="others" title={title} lead={text} className="otm-other-orders">
      <ul>
        {products.map(
          (other, number) =>
            other.id !== product.id && (
              <li key={other.id}>
                <a href={href('order', { id: String(number) })}>{other.name[locale]}</a>
                <strong>{formatMoney(other.price, locale)}</strong>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
