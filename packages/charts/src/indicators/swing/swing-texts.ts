import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const swingTexts: Localized<IndicatorTexts<'swing'>> = defineMessages(
  {
    chart: {
      title: 'Delta per swing',
      description:
        'A zigzag that turns once price has come back {swingTicks} ticks: {swings} legs, the last one still forming. Their deltas add up to {delta}.',
      caption: '{swings} legs, delta {delta}',
    },
    announcement: 'Trade {trades}: {swings} legs, delta {delta}.',
  },
  {
    es: {
      chart: {
        title: 'Delta por tramo',
        description:
          'Un zigzag que gira cuando el precio retrocede {swingTicks} ticks: {swings} tramos, el último aún en formación. Entre todos suman una delta de {delta}.',
        caption: '{swings} tramos, delta {delta}',
      },
      announcement: 'Operación {trades}: {swings} tramos, delta {delta}.',
    },
  },
);
