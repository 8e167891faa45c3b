import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const swingChart: Localized<ChartCopy['charts']['swing']> = defineMessages(
  {
    title: 'Delta from turning point to turning point',
    description:
      'A zigzag over the candles turns once price has come back {swingTicks} ticks. It has {swings} legs, the last one still forming. Below, a bar shows the delta of each leg; longer legs are labeled with it. All legs add up to {delta}. A simplified illustration of the indicator.',
    caption: '{swings} legs, threshold {swingTicks} ticks, delta {delta}',
  },
  {
    es: {
      title: 'La delta de un giro al siguiente',
      description:
        'Un zigzag de {swings} tramos sobre las velas gira cuando el precio retrocede {swingTicks} ticks; el último tramo aún se está formando. La delta de cada tramo es una columna en la parte inferior y los tramos más largos llevan su cifra. Todos los tramos suman {delta}. Es una ilustración simplificada del indicador.',
      caption: '{swings} tramos, umbral de {swingTicks} ticks, delta {delta}',
    },
  },
);
