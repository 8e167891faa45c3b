import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const algorithmsChart: Localized<ChartCopy['charts']['algorithms']> = defineMessages(
  {
    title: 'Repeated and large trades on the candles',
    description:
      'Round marks show where a size repeated at least {repeats} times at one price; square marks show where a trade was larger than {percentile}% of those before it. Filled marks are buys, hollow ones sells. The session has {repeated} repeated and {large} large trades. A simplified illustration of the indicator.',
    caption:
      '{repeated} repeated and {large} large among {trades} trades; filled: buy, hollow: sell',
  },
  {
    es: {
      title: 'Operaciones repetidas y grandes sobre las velas',
      description:
        'Las marcas redondas señalan un tamaño repetido al menos {repeats} veces en un mismo precio; las cuadradas, una operación mayor que el {percentile}\u00A0% de las anteriores. Las marcas rellenas son de compradores y las huecas, de vendedores. La sesión tiene {repeated} operaciones repetidas y {large} grandes. Es una ilustración simplificada del indicador.',
      caption:
        '{repeated} repetidas y {large} grandes en {trades} operaciones; relleno, comprador; hueco, vendedor',
    },
  },
);
