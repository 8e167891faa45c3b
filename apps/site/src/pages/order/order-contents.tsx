import { formatMoney, freeIndicators, indicators, products } from '@otm/content';
import type { orderPage, PageCopy } from '@otm/content/pages';
import type { Product } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { CardPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';
import type { CopyProps } from '../copy-props.ts';

interface OrderContentsProps
  extends CopyProps<Pick<PageCopy<typeof orderPage>, 'contents' | 'plans'>> {
  /** The product being ordered; a pack lists its parts. */
  readonly product: Product;
}

/** The contents of an order: each indicator with its picture, and in a pack, its price on its own. */
export function OrderContents({ copy, product }: OrderContentsProps): ReactNode {
  const { href, locale } = useSite();
  const { contents, plans } = copy;
  const isPack = product.partsTotal !== undefined;
  const parts = isPack ? products.filter(({ indicator }) => indicator) : [product];
  const free = freeIndicators.find(({ indicator }) => indicator === product.indicator);
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{contents.title}</h2>
      <p className="otm-lead">{isPack ? contents.pack : contents.one}</p>
      <ul className="otm-contents-list" data-priced={isPack ? '' : undefined}>
        {parts.map((part, at) => (
          <ContentsRow
            key={part.id}
            part={part}
            first={at < 2}
            showsPrice={isPack}
            guideLabel={contents.guide}
          />
        ))}
      </ul>
      {product.partsTotal && (
        <>
          <p className="otm-contents-list__sum">
            {contents.sum} <strong>{formatMoney(product.partsTotal, locale)}</strong>
          </p>
          <p>{contents.packFact}</p>
        </>
      )}
      {free && (
        <p>
          {contents.freeFact}{' '}
          <a href={href('freeIndicators', { id: free.id })}>{contents.freeAction}</a>
        </p>
      )}
      <p className="otm-order-panel__small">{simulatedCaption(locale)}</p>
      <h3>{plans.title}</h3>
      <p>
        {plans.text} <a href={href('buy')}>{plans.action}</a>
      </p>
    </section>
  );
}

interface ContentsRowProps {
  readonly part: Product;
  readonly first: boolean;
  readonly showsPrice: boolean;
  readonly guideLabel: string;
}

function ContentsRow({ part, first, showsPrice, guideLabel }: ContentsRowProps): ReactNode {
  const { href, locale } = useSite();
  const indicator = indicators.find(({ id }) => id === part.indicator);
  return (
    <li>
      <div>
        <h3>{part.name[locale]}</h3>
        {indicator && (
          <>
            <p>{indicator.summary[locale]}</p>
            <a
              href={href('features', { slug: indicator.slug })}
              aria-label={`${guideLabel}: ${part.name[locale]}`}
            >
              {guideLabel}
            </a>
          </>
        )}
      </div>
      {showsPrice && <strong>{formatMoney(part.price, locale)}</strong>}
      {part.indicator && <CardPicture id={part.indicator} decorative={true} first={first} />}
    </li>
  );
}
