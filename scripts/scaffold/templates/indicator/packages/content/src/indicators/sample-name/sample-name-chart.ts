import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const sampleNameChart: Localized<ChartCopy['charts']['sample-name']> = defineMessages(
  {
    title: 'TITLE_EN',
    description:
      'Candles of {barLength}; below, the range of each bar. The last one has {lastRange}, the widest {largestRange}.',
    caption: 'Last bar {lastRange}, widest {largestRange}',
  },
  {
    es: {
      title: 'TITLE_ES',
      description:
        'Velas de {barLength}; debajo, el rango de cada barra. La última tiene {lastRange} y la más amplia, {largestRange}.',
      caption: 'Última barra {lastRange}, la más amplia {largestRange}',
    },
  },
);
