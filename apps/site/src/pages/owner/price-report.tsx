import { formatMoney, newHomePage, ownerReport, plans, products } from '@otm/content';
import { type Locale, locales } from '@otm/schema';
import { ComparisonTable } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { pathTo } from '../../routes/links.ts';

/** A price as a page shows it. */
interface ShownPrice {
  readonly path: string;
  readonly item: string;
  readonly price: string;
  readonly more: string;
}

/** The prices of the pages in one language. */
function pricesIn(shown: Locale, locale: Locale): readonly ShownPrice[] {
  const { monthly } = ownerReport[locale].prices;
  const money = (amount: number) => formatMoney(amount, shown);
  return [
    ...plans[shown].map(({ instalments, name, price, regularPrice }) => ({
      path: pathTo('buy', shown),
      item: name,
      price: money(price),
      more: [
        money(regularPrice),
        ...(instalments ? [`${instalments.count} × ${money(instalments.amount)}`] : []),
      ].join(', '),
    })),
    ...products.map(({ name, partsTotal, price }, index) => ({
      path: pathTo('order', shown, { id: String(index) }),
      item: name[shown],
      price: `${money(price)} USD`,
      more: partsTotal ? `${money(partsTotal)} USD` : '',
    })),
    ...newHomePage[shown].plans.items.map(({ name, price }) => ({
      path: pathTo('newHome', shown),
      item: name,
      price: money(price),
      more: monthly,
    })),
  ];
}

/** Every price, on the page that shows it. */
export function PriceReport(): ReactNode {
  const { locale } = useSite();
  const { caption, columns } = ownerReport[locale].prices;
  return (
    <ComparisonTable
      caption={caption}
      columns={[columns.item, columns.price, columns.more, columns.page]}
    >
      {locales
        .flatMap((shown) => pricesIn(shown, locale))
        .map(({ item, more, path, price }) => (
          <tr key={`${path} ${item}`}>
            <th scope="row">{item}</th>
            <td>{price}</td>
            <td>{more}</td>
            <td>
              <a href={path}>{path}</a>
            </td>
          </tr>
        ))}
    </ComparisonTable>
  );
}
