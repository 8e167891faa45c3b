import { orderPage, plans, products } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** The plans and the products, by name and without prices: where nothing is chosen yet. */
export function OrderChoices(): ReactNode {
  const { href, locale } = useSite();
  const { empty } = orderPage[locale];
  return (
    <div className="otm-order-choices">
      <nav aria-labelledby="plans">
        <h2 id="plans">{empty.plans}</h2>
        <ul>
          {plans[locale].map(({ id, name }) => (
            <li key={id}>
              <a href={`${href('buy')}#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="products">
        <h2 id="products">{empty.products}</h2>
        <ul>
          {products.map(({ id, name }, number) => (
            <li key={id}>
              <a href={href('order', { id: String(number) })}>{name[locale]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
