import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const deltaBarChart: Localized<ChartCopy['charts']['delta-bar']> = defineMessages(
  {
    title: 'Delta of every bar',
    description:
      'Above, candles of {barLength}. Below, each bar’s buy volume minus its sell volume, above zero for buying and below it for selling; a thin line shows how far it ran inside the bar. The last bar has {lastDelta}, the whole session {delta}.',
    caption: 'Last bar {lastDelta}, session {delta}',
  },
  {
    es: {
      title: 'La delta de cada barra',
      description:
        'Arriba, velas de {barLength}. Abajo, el volumen comprador menos el vendedor de cada barra, por encima de cero si domina la compra y por debajo si domina la venta; una línea fina muestra hasta dónde llegó dentro de la barra. La última barra tiene {lastDelta} y toda la sesión, {delta}.',
      caption: 'Última barra {lastDelta}, sesión {delta}',
    },
  },
);
