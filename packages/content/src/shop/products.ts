import type { Indicator, Product } from '@otm/schema';
import { business } from '../business.ts';
import { cumulative } from '../indicators/cumulative/cumulative.ts';
import { micro } from '../indicators/micro/micro.ts';
import { profile } from '../indicators/profile/profile.ts';
import { swing } from '../indicators/swing/swing.ts';
import { vwap } from '../indicators/vwap/vwap.ts';

const part = ({ id, title }: Indicator, price: number): Product => ({
  id,
  name: { en: title, es: title },
  price,
  indicator: id,
  item: id,
});

const parts: readonly Product[] = [
  part(swing, 288),
  part(micro, 288),
  part(profile, 192),
  part(cumulative, 192),
  part(vwap, 192),
];

const pack: Product = {
  id: 'pack',
  name: {
    en: `${business.product} All-in-One Pack`,
    es: `Paquete todo en uno de ${business.product}`,
  },
  price: 497,
  partsTotal: parts.reduce((sum, { price }) => sum + price, 0),
  item: 'pack',
};

/** Everything with an order page; a product's place in this list is its order number. */
export const products: readonly Product[] = [pack, ...parts];
