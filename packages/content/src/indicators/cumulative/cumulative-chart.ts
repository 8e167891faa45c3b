import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const cumulativeChart: Localized<ChartCopy['charts']['cumulative']> = defineMessages(
  {
    title: 'Cumulative delta below price',
    description:
      'Above, candles of {barLength} that close at {close}. Below, the running sum of buy volume minus sell volume since the open, one candle per bar. It ends at {delta} after {volume} contracts.',
    caption: 'Cumulative delta {delta} after {volume} contracts',
  },
  {
    es: {
      title: 'La delta acumulada bajo el precio',
      description:
        'Arriba, velas de {barLength} con cierre en {close}. Abajo, la suma desde la apertura del volumen comprador menos el vendedor, una vela por barra. Termina en {delta} tras {volume} contratos.',
      caption: 'Delta acumulada {delta} tras {volume} contratos',
    },
  },
);
