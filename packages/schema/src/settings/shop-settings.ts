import type { GenericSchema } from 'valibot';
import { indicatorIds } from '../indicator.ts';
import type { Localized } from '../locale.ts';
import type { Setting } from './setting.ts';
import { color, parts, price } from './shop-rules.ts';
import { choice, flag, line, name, slug } from './text-rules.ts';

const shop = (
  path: string,
  must: Localized<string>,
  example: string,
  schema: GenericSchema,
  optional = false,
): Setting => ({ name: path, area: 'shop', must, example, schema, optional });

const amount = { en: 'US dollars, above zero', es: 'dólares, más que cero' };
const item = { en: 'the checkout item', es: 'el artículo en el pago' };

const plan = (path: string, ...rest: [Localized<string>, string, GenericSchema, boolean?]) =>
  shop(`plans.{language}.*.${path}`, ...rest);

/** Plans, in each language. */
const plans: readonly Setting[] = [
  plan('id', { en: 'the plan’s id', es: 'el id del plan' }, 'basic-lifetime', slug),
  plan('name', { en: 'the plan’s name', es: 'el nombre del plan' }, 'Lifetime', name),
  plan(
    'tier',
    { en: 'the name of plans that differ in billing', es: 'el nombre de planes con otro pago' },
    'Plus',
    name,
    true,
  ),
  plan(
    'billing',
    { en: 'how it’s paid', es: 'cómo se paga' },
    'yearly or lifetime',
    choice('yearly', 'lifetime'),
  ),
  plan('price', amount, '790', price),
  plan(
    'regularPrice',
    { en: 'US dollars, above the price', es: 'dólares, más que el precio' },
    '899',
    price,
  ),
  plan(
    'period',
    { en: 'the words below the price', es: 'las palabras bajo el precio' },
    'per year',
    name,
  ),
  plan(
    'features.*.text',
    { en: 'a line of the plan’s list', es: 'una línea de la lista del plan' },
    'All eight indicators',
    line,
  ),
  plan(
    'features.*.included',
    { en: '`true` if the plan has it', es: '`true` si el plan lo incluye' },
    'true or false',
    flag,
  ),
  plan('item', item, 'basic-lifetime', slug),
  plan('action', { en: 'the button’s label', es: 'el texto del botón' }, 'Get the plan', name),
  plan('installments?.amount', amount, '158', price),
  plan(
    'installments?.count',
    { en: 'the number of payments', es: 'el número de pagos' },
    '5',
    parts,
  ),
  plan('installments?.item', item, 'basic-lifetime-installments', slug),
  plan('colors?.*', { en: 'a color', es: 'un color' }, '#8696a6', color),
  plan(
    'recommended',
    { en: '`true` highlights the plan', es: '`true` destaca el plan' },
    'true or false',
    flag,
    true,
  ),
];

/** Products, monthly prices and free downloads. */
const others: readonly Setting[] = [
  shop('products.*.id', { en: 'the product’s id', es: 'el id del producto' }, 'swing', slug),
  shop(
    'products.*.name.{language}',
    { en: 'the product’s name', es: 'el nombre del producto' },
    'Delta Swing',
    name,
  ),
  shop('products.*.price', amount, '288', price),
  shop(
    'products.*.partsTotal',
    { en: 'the sum of the prices of a pack’s parts', es: 'la suma de las partes de un paquete' },
    '1152',
    price,
    true,
  ),
  shop(
    'products.*.indicator',
    { en: 'the indicator whose chart it shows', es: 'el indicador cuyo gráfico muestra' },
    'swing',
    choice(...indicatorIds),
    true,
  ),
  shop('products.*.item', item, 'swing', slug),
  ...['basic', 'pro', 'premium'].map((id) => shop(`monthlyPrices.${id}`, amount, '99', price)),
  ...(['id', 'downloadItem'] as const).map((key) => ({
    ...shop(
      `freeIndicators.*.${key}`,
      key === 'id'
        ? { en: 'the last part of its path', es: 'la última parte de su ruta' }
        : { en: 'the checkout item of a download', es: 'el artículo de una descarga en el pago' },
      key === 'id' ? 'vwap' : 'free-vwap',
      slug,
    ),
    file: 'packages/content/src/free-indicators.ts',
  })),
];

/** Everything that is sold or given away. */
export const shopSettings: readonly Setting[] = [...plans, ...others];
