import { formatMoney, products } from '@otm/content';
import type { Product } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

const percent = (amount: number, of: number) => `${((100 * amount) / of).toFixed(2)}%`;

interface PriceBarsProps {
  /** A bundle: its parts' total is the full width. */
  readonly product: Product;
}

/** The prices of the parts above the price of the bundle, to scale; the list has the same numbers. */
export function PriceBars({ product }: PriceBarsProps): ReactNode {
  const { locale } = useSite();
  const parts = products.filter(({ indicator }) => indicator);
  const total = product.partsTotal ?? product.price;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { price }) => sum + price, 0),
  );
  return (
    <svg className="otm-price-bars" aria-hidden="true">
      {parts.map(({ id, price }, index) => (
        <g key={id}>
          <rect x={percent(starts[index] ?? 0, total)} width={percent(price, total)} height="50%" />
          <text x={percent(starts[index] ?? 0, total)} y="25%" dx="8" dy="5">
            {formatMoney(price, locale)}
          </text>
        </g>
      ))}
      <rect
        className="otm-price-bars__pack"
        y="50%"
        width={percent(product.price, total)}
        height="50%"
      />
      <text y="75%" dx="8" dy="5">
        {formatMoney(product.price, locale)}
      </text>
    </svg>
  );
}
