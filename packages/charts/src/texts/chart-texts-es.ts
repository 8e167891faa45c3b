import { type ChartTexts, messagesFor } from '@otm/schema';
import { indicatorCharts } from './of-indicators.ts';
import { sharedChartTextsEs } from './shared-chart-texts-es.ts';

/** Spanish texts of the charts. */
export const chartTextsEs = messagesFor<ChartTexts>()({
  ...sharedChartTextsEs,
  charts: {
    ...indicatorCharts('es'),
    hero: {
      title: 'Una sesión',
      description: '{bars} barras de {barLength} entre {low} y {high}, VWAP {vwap}.',
      caption: '{trades} operaciones, POC {poc}',
    },
    footprint: {
      title: 'Dentro de una barra',
      description:
        'Precios de {low} a {high}, {sells} ventas y {buys} compras, {buyImbalances} desequilibrios de compra.',
      caption: 'Desequilibrio desde 3 a 1',
    },
    momentum: {
      title: 'Momentum',
      description:
        'El precio avanza {targetTicks} ticks en {barsAfter} barras; {each} sesiones de cada tipo.',
      caption: 'Semillas probadas en orden desde la 1',
      session: 'Señal tras {time} en {close}; {bars} barras después, entre {low} y {high}.',
    },
    reversal: {
      title: 'Reversal',
      description:
        'El precio vuelve {targetTicks} ticks en {barsAfter} barras; {each} sesiones de cada tipo.',
      caption: 'Semillas probadas en orden desde la 1',
      session: 'Señal tras {time} en {close}; {bars} barras después, entre {low} y {high}.',
    },
  },
});
