import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const sampleNameTexts: Localized<IndicatorTexts<'sample-name'>> = defineMessages(
  {
    chart: {
      title: 'TITLE_EN',
      description:
        'Candles of {barLength}; below, the range of each bar. The last one has {lastRange}, the widest {largestRange}.',
      caption: 'Last bar {lastRange}, widest {largestRange}',
    },
    announcement: 'Trade {trades}: the bar has a range of {lastRange}.',
  },
  {
    es: {
      chart: {
        title: 'TITLE_ES',
        description:
          'Velas de {barLength}; debajo, el rango de cada barra. La última tiene {lastRange} y la más amplia, {largestRange}.',
        caption: 'Última barra {lastRange}, la más amplia {largestRange}',
      },
      announcement: 'Operación {trades}: la barra tiene un rango de {lastRange}.',
    },
  },
);
