import * as v from 'valibot';
import type { Localized } from '../locale.ts';
import { duration, videoId } from './content-rules.ts';
import type { RuleId } from './messages.ts';
import type { Setting } from './setting.ts';
import { color, parts, price } from './shop-rules.ts';
import { choice, line, name, slug, text } from './text-rules.ts';

const shop = (
  path: string,
  must: Localized<string>,
  example: string,
  schema: v.GenericSchema,
  optional = false,
): Setting => ({ name: path, area: 'shop', must, example, schema, optional });

const amount = { en: 'US dollars, above zero', es: 'dólares, más que cero' };
const item = { en: 'the checkout item', es: 'el artículo en el pago' };

/** Plans and products. */
export const shopSettings: readonly Setting[] = [
  shop('plans.*.*.id', { en: 'the plan’s id', es: 'el id del plan' }, 'basic-lifetime', slug),
  shop('plans.*.*.name', { en: 'the plan’s name', es: 'el nombre del plan' }, 'Lifetime', name),
  shop(
    'plans.*.*.tier',
    { en: 'the name of plans that differ in billing', es: 'el nombre de planes con otro pago' },
    'Plus',
    name,
    true,
  ),
  shop(
    'plans.*.*.billing',
    { en: 'how it’s paid', es: 'cómo se paga' },
    'yearly or lifetime',
    choice('yearly', 'lifetime'),
  ),
  shop('plans.*.*.price', amount, '790', price),
  shop(
    'plans.*.*.regularPrice',
    { en: 'US dollars, above the price', es: 'dólares, más que el precio' },
    '899',
    price,
  ),
  shop(
    'plans.*.*.period',
    { en: 'the words below the price', es: 'las palabras bajo el precio' },
    'per year',
    name,
  ),
  shop(
    'plans.*.*.features.*.text',
    { en: 'a line of the plan’s list', es: 'una línea de la lista del plan' },
    'All eight indicators',
    line,
  ),
  shop('plans.*.*.item', item, 'basic-lifetime', slug),
  shop(
    'plans.*.*.action',
    { en: 'the button’s label', es: 'el texto del botón' },
    'Get the plan',
    name,
  ),
  shop('plans.*.*.installments.amount', amount, '158', price, true),
  shop(
    'plans.*.*.installments.count',
    { en: 'the number of payments', es: 'el número de pagos' },
    '5',
    parts,
    true,
  ),
  shop('plans.*.*.installments.item', item, 'basic-lifetime-installments', slug, true),
  shop('plans.*.*.colors.*', { en: 'a color', es: 'un color' }, '#8696a6', color, true),
  shop('products.*.id', { en: 'the product’s id', es: 'el id del producto' }, 'swing', slug),
  shop(
    'products.*.name.*',
    { en: 'the product’s name', es: 'el nombre del producto' },
    'Delta Swing',
    name,
  ),
  shop('products.*.price', amount, '288', price),
  shop('products.*.item', item, 'swing', slug),
];

const review = v.pipe(
  v.object({
    name: v.optional(v.string()),
    quote: v.optional(v.string()),
    sample: v.boolean(),
    source: v.optional(v.string()),
  }),
  v.check(({ sample }) => !sample, 'sample-review' satisfies RuleId),
  v.check(
    ({ name, quote }) => v.is(text, name) && v.is(text, quote),
    'review-text' satisfies RuleId,
  ),
  v.check(({ source }) => v.is(text, source), 'review-source' satisfies RuleId),
);

/** Reviews and videos. */
export const contentSettings: readonly Setting[] = [
  {
    name: 'reviews.*',
    area: 'reviews',
    must: { en: 'a real review that names its source', es: 'un testimonio real con su fuente' },
    example: 'Trustpilot, March 2026',
    schema: review,
  },
  {
    name: 'videos.*.id',
    area: 'videos',
    must: { en: 'the id of a YouTube video', es: 'el id de un video de YouTube' },
    example: 'dQw4w9WgXcQ',
    schema: videoId,
  },
  {
    name: 'videos.*.title',
    area: 'videos',
    must: { en: 'the video’s title', es: 'el título del video' },
    example: 'Installation',
    schema: line,
  },
  {
    name: 'videos.*.summary',
    area: 'videos',
    must: { en: 'what it shows, in words', es: 'qué muestra, en palabras' },
    example: 'How to install the indicators.',
    schema: text,
    optional: true,
  },
  {
    name: 'videos.*.duration',
    area: 'videos',
    must: { en: 'the running time', es: 'la duración' },
    example: '2:10',
    schema: duration,
  },
];
