import type { Term } from '@otm/schema';
import { algorithms } from '../indicators/algorithms.ts';

/** Terms of what the two sides do to each other at a price. */
export const pressureTerms: readonly Term[] = [
  {
    id: 'absorption',
    name: { en: 'Absorption', es: 'Absorción' },
    short: {
      en: 'Heavy aggressive volume from one side meets waiting orders, and price hardly moves.',
      es: 'Mucho volumen agresivo de un lado choca con órdenes que esperan, y el precio casi no se mueve.',
    },
    long: {
      en: 'You see a large delta and a small candle at a level that the passive side defends for now. If the defender leaves or is used up, price can go through fast.',
      es: 'Ves mucha delta y una vela pequeña en un nivel que el lado pasivo defiende por ahora. Si se retira o se le acaban las órdenes, el precio puede atravesarlo rápido.',
    },
    related: ['exhaustion', 'passive-order', 'iceberg', 'delta', 'reversal'],
    spellings: { en: ['absorption'], es: ['absorción'] },
  },
  {
    id: 'exhaustion',
    name: { en: 'Exhaustion', es: 'Agotamiento' },
    short: {
      en: 'Aggressive volume dries up at a high or low, because few traders still push further.',
      es: 'El volumen agresivo se seca en un máximo o mínimo, porque ya casi nadie sigue empujando.',
    },
    long: {
      en: 'Delta and volume shrink while price makes its last steps. The move runs out of orders. Do not mix it up with absorption: large volume, small movement.',
      es: 'La delta y el volumen se encogen mientras el precio da sus últimos pasos. El movimiento se queda sin órdenes. No lo confundas con la absorción: mucho volumen y poco movimiento.',
    },
    related: ['absorption', 'reversal', 'divergence', 'delta-swing'],
    spellings: { en: ['exhaustion'], es: ['agotamiento'] },
  },
  {
    id: 'imbalance',
    name: { en: 'Imbalance', es: 'Desequilibrio' },
    short: {
      en: 'One side’s volume is at least three times the other’s, compared along the diagonal of a footprint.',
      es: 'El volumen de un lado es al menos el triple del otro, comparado en la diagonal de un footprint.',
    },
    long: {
      en: 'For buyers, compare the volume at the ask with the bid one tick below; for sellers, the volume at the bid with the ask one tick above. Three to one, or 300%, is usual. Small numbers reach it with ease: set a minimum size too.',
      es: 'Para los compradores se compara el volumen en el ask con el del bid un tick más abajo; para los vendedores, el del bid con el del ask un tick más arriba. Lo habitual es tres a uno, o 300\u00A0%. Con números pequeños se alcanza fácil: fija también un mínimo.',
    },
    related: ['stacked-imbalance', 'footprint', 'bid', 'ask'],
    spellings: {
      en: ['imbalance', 'imbalances'],
      es: ['desequilibrio', 'desequilibrios'],
    },
  },
  {
    id: 'stacked-imbalance',
    name: { en: 'Stacked imbalance', es: 'Desequilibrios apilados' },
    short: {
      en: 'Three or more imbalances of the same side at prices that follow one another.',
      es: 'Tres o más desequilibrios del mismo lado en precios seguidos.',
    },
    long: {
      en: 'There one side took all that stood in its way. Traders watch the zone when price comes back. It may hold or break at the first touch.',
      es: 'Ahí un lado se llevó todo lo que encontró. Muchos vigilan la zona cuando el precio regresa. Puede aguantar o romperse al primer toque.',
    },
    related: ['imbalance', 'footprint', 'momentum'],
    spellings: {
      en: ['stacked imbalance', 'stacked imbalances'],
      es: ['desequilibrio apilado', 'desequilibrios apilados'],
    },
  },
  {
    id: 'footprint',
    name: { en: 'Footprint', es: 'Footprint' },
    short: {
      en: 'A chart that opens each bar and shows the volume at the bid and at the ask for every price.',
      es: 'Un gráfico que abre cada barra y muestra el volumen en el bid y en el ask de cada precio.',
    },
    long: {
      en: 'Most often the left number of a row is sold volume, the right one bought. Both sides of one moment stand on a diagonal, because the ask lies above the bid. It holds much detail: decide first what you look for.',
      es: 'Casi siempre, el número izquierdo de una fila es volumen vendido y el derecho, comprado. Los dos lados de un momento quedan en diagonal, porque el ask está por encima del bid. Tiene mucho detalle: decide antes qué buscas.',
    },
    related: ['imbalance', 'delta', 'bar', 'volume-profile'],
    spellings: {
      en: ['footprint', 'footprints', 'footprint chart'],
      es: ['footprint', 'footprints'],
    },
  },
  {
    id: 'repeated-prints',
    name: { en: 'Repeated prints', es: 'Operaciones repetidas' },
    short: {
      en: 'Trades of the same size that go through again and again at one price.',
      es: 'Operaciones del mismo tamaño que pasan una y otra vez en un precio.',
    },
    long: {
      en: 'A program that cuts a large order into parts can leave this mark. So can chance, above all with sizes of one or two contracts. They do not prove who traded.',
      es: 'Un programa que divide una orden grande puede dejar esta huella. También el azar, sobre todo con tamaños de uno o dos contratos. No prueban quién operó.',
    },
    related: ['iceberg', 'tape', 'absorption', 'volume'],
    spellings: {
      en: ['repeated print', 'repeated prints'],
      es: ['operaciones repetidas'],
    },
    article: algorithms.slug,
  },
];
