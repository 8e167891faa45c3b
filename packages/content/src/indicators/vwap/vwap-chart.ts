import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const vwapChart: Localized<ChartCopy['charts']['vwap']> = defineMessages(
  {
    title: 'VWAP with its bands',
    description:
      'Candles of {barLength} with the volume-weighted average price of the session, which ends at {vwap}. One standard deviation is {sigma} points. The outermost dashed lines are {bands} standard deviations from VWAP, at {lower} and {upper}.',
    caption: 'VWAP {vwap}, standard deviation {sigma}, bands to {bands}',
  },
  {
    es: {
      title: 'El VWAP y sus bandas',
      description:
        'Velas de {barLength} con el precio promedio ponderado por volumen de la sesión, que termina en {vwap}. Una desviación estándar son {sigma} puntos. Las líneas discontinuas exteriores están a {bands} desviaciones, en {lower} y {upper}.',
      caption: 'VWAP {vwap}, desviación estándar {sigma}, bandas hasta {bands}',
    },
  },
);
