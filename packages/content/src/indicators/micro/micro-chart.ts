import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const microChart: Localized<ChartCopy['charts']['micro']> = defineMessages(
  {
    title: 'Delta inside the bar',
    description:
      'Every {barLength} bar is cut into windows of {windowTrades} trades; dotted lines separate the bars. The delta of each window is a column, above zero for buying and below it for selling. The session has {windows} windows, and their delta adds up to {delta}. A simplified illustration of the indicator.',
    caption: '{windows} windows of {windowTrades} trades, delta {delta}',
  },
  {
    es: {
      title: 'La delta dentro de la barra',
      description:
        'Cada barra de {barLength} se divide en ventanas de {windowTrades} operaciones; las líneas de puntos separan las barras. La delta de cada ventana es una columna, por encima de cero si domina la compra y por debajo si domina la venta. La sesión tiene {windows} ventanas y su delta suma {delta}. Es una ilustración simplificada del indicador.',
      caption: '{windows} ventanas de {windowTrades} operaciones, delta {delta}',
    },
  },
);
