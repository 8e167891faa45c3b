import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const microTexts: Localized<IndicatorTexts<'micro'>> = defineMessages(
  {
    chart: {
      title: 'Delta inside the bar',
      description: '{windows} windows of {windowTrades} trades in bars of {barLength}.',
      caption: '{windows} windows, delta {delta}',
    },
    announcement: 'Trade {trades}: {windows} windows, delta {delta}.',
  },
  {
    es: {
      chart: {
        title: 'Delta dentro de la barra',
        description: '{windows} ventanas de {windowTrades} operaciones en barras de {barLength}.',
        caption: '{windows} ventanas, delta {delta}',
      },
      announcement: 'Operación {trades}: {windows} ventanas, delta {delta}.',
    },
  },
);
