import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const profileTexts: Localized<IndicatorTexts<'profile'>> = defineMessages(
  {
    chart: {
      title: 'Volume per price',
      description: 'POC {poc}, value area {val} to {vah} with {share}%.',
      caption: 'POC {poc}, {volume} contracts',
    },
    announcement: 'Trade {trades}: point of control {poc}, value area {val} to {vah}.',
  },
  {
    es: {
      chart: {
        title: 'Volumen por precio',
        description: 'POC {poc}, área de valor de {val} a {vah} con el {share}\u00A0%.',
        caption: 'POC {poc}, {volume} contratos',
      },
      announcement: 'Operación {trades}: punto de control {poc}, área de valor de {val} a {vah}.',
    },
  },
);
