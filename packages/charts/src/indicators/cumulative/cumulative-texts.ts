import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const cumulativeTexts: Localized<IndicatorTexts<'cumulative'>> = defineMessages(
  {
    chart: {
      title: 'Cumulative delta',
      description: 'Closes at {close}, cumulative delta {delta}.',
      caption: 'Delta {delta} after {volume} contracts',
    },
    announcement: 'Trade {trades}: cumulative delta {delta}.',
  },
  {
    es: {
      chart: {
        title: 'Delta acumulada',
        description: 'Cierra en {close}, delta acumulada {delta}.',
        caption: 'Delta {delta} tras {volume} contratos',
      },
      announcement: 'Operación {trades}: delta acumulada {delta}.',
    },
  },
);
