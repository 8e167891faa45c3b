import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const profileChart: Localized<ChartCopy['charts']['profile']> = defineMessages(
  {
    title: 'Volume at every price',
    description:
      'Candles on the left, volume per price on the right. The point of control, the price with the most volume, is {poc}. The value area from {val} to {vah} has {share}% of {volume} contracts; it grew in pairs of prices until it reached {percent}%.',
    caption: 'POC {poc}, VAL {val}, VAH {vah}, value area {share}%',
  },
  {
    es: {
      title: 'El volumen en cada precio',
      description:
        'Velas a la izquierda y volumen por precio a la derecha. El punto de control, el precio con más volumen, es {poc}. El área de valor, de {val} a {vah}, reúne el {share}\u00A0% de {volume} contratos; se amplió de dos en dos precios hasta llegar al {percent}\u00A0%.',
      caption: 'POC {poc}, VAL {val}, VAH {vah}, área de valor {share}\u00A0%',
    },
  },
);
