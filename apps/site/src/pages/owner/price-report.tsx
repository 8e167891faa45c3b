import { formatMoney, plans, products } from '@otm/content';
import type { newHomePage, ownerReport, PageCopy } from '@otm/content/pages';
import { type Locale, type Localized, locales } from '@otm/schema';
import { ComparisonTable } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { priceMentions } from '../../features/owner/price-mentions.ts';
import { pathTo } from '../../routes/links.ts';
import type { CopyProps } from '../copy-props.ts';

/** The prices of each language that no checkout charges. */
export type MonthlyPrices = Localized<
  readonly Pick<PageCopy<typeof newHomePage>['plans']['items'][number], 'name' | 'price'>[]
>;

interface PriceReportProps extends CopyProps<PageCopy<typeof ownerReport>['prices']> {
  /** The monthly plans of each language, which no checkout charges. */
  readonly monthly: MonthlyPrices;
}

/** A price as a page shows it. */
interface ShownPrice {
  readonly path: string;
  readonly item: string;
  readonly price: string;
  readonly more: string;
}

/** The prices of the pages in one language. */
function pricesIn(shown: Locale, { copy, monthly }: PriceReportProps): readonly ShownPrice[] {
  const money = (amount: number) => formatMoney(amount, shown);
  return [
    ...plans[shown].map(({ installments, name, price, regularPrice }) => ({
      path: pathTo('buy', shown),
      item: name,
      price: money(price),
      more: [
        money(regularPrice),
        ...(installments ? [`${installments.count} × ${money(installments.amount)}`] : []),
      ].join(', '),
    })),
    ...products.map(({ name, partsTotal, price }, index) => ({
      path: pathTo('order', shown, { id: String(index) }),
      item: name[shown],
      price: `${money(price)}\u00a0USD`,
      more: partsTotal ? `${money(partsTotal)}\u00a0USD` : '',
    })),
    ...monthly[shown].map(({ name, price }) => ({
      path: pathTo('newHome', shown),
      item: name,
      price: money(price),
      more: copy.monthly,
    })),
  ];
}

/** Every price, on the page that shows it. */
export function PriceReport({ copy, monthly }: PriceReportProps): ReactNode {
  const { listPages } = useSite();
  const { caption, columns } = copy;
  return (
    <ComparisonTable
      caption={caption}
      columns={[columns.item, columns.price, columns.more, columns.page]}
    >
      {[
        ...locales.flatMap((shown) => pricesIn(shown, { copy, monthly })),
        ...priceMentions(listPages).map(({ amounts, path }) => ({
          item: copy.inText,
          price: amounts.join(', '),
          more: '',
          path,
        })),
      ].map(({ item, more, path, price }) => (
        <tr key={`${path} ${item}`}>
          <th scope="row">{item}</th>
          <td>{price}</td>
          <td>{more}</td>
          <td>
            <a className="otm-prices__page" href={path}>
              {path}
            </a>
          </td>
        </tr>
      ))}
    </ComparisonTable>
  );
}
