import { formatMoney, products } from '@otm/content';
import type { orderPage, PageCopy } from '@otm/content/pages';
import type { Product } from '@otm/schema';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

interface OtherOrdersProps extends CopyProps<PageCopy<typeof orderPage>['others']> {
  /** The product being ordered, which the list leaves out. */
  readonly product: Product;
}

/** The other products with their prices. */
export function OtherOrders({ copy, product }: OtherOrdersProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <Section id="others" title={copy.title} lead={copy.text} className="otm-other-orders">
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
