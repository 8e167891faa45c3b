import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const deltaBarTexts: Localized<IndicatorTexts<'delta-bar'>> = defineMessages(
  {
    chart: {
      title: 'Delta per bar',
      description: 'Bars of {barLength}; the last one has delta {lastDelta}.',
      caption: 'Last bar {lastDelta}, session {delta}',
    },
    announcement: 'Trade {trades}: the bar has delta {lastDelta}.',
  },
  {
    es: {
      chart: {
        title: 'Delta por barra',
        description: 'Barras de {barLength}; la última tiene una delta de {lastDelta}.',
        caption: 'Última barra {lastDelta}, sesión {delta}',
      },
      announcement: 'Operación {trades}: la barra tiene una delta de {lastDelta}.',
    },
  },
);
