import { products } from '@otm/content';
import type { orderPage, PageCopy } from '@otm/content/pages';
import type { Plan } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

interface OrderChoicesProps extends CopyProps<PageCopy<typeof orderPage>['empty']> {
  /** The plans of the language; each links to its card on the pricing page. */
  readonly plans: readonly Plan[];
}

/** The plans and the products, by name and without prices: where nothing is chosen yet. */
export function OrderChoices({ copy, plans }: OrderChoicesProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <div className="otm-order-choices">
      <nav aria-labelledby="plans">
        <h2 id="plans">{copy.plans}</h2>
        <ul>
          {plans.map(({ id, name }) => (
            <li key={id}>
              <a href={`${href('buy')}#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="products">
        <h2 id="products">{copy.products}</h2>
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
