import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const sampleNameChartTexts: Localized<ChartTexts['charts']['sample-name']> = defineMessages(
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

/** The default text that the indicator's replay announces. */
export const sampleNameAnnouncement: Localized<ReplayTexts['announcements']['sample-name']> =
  defineMessages('Trade {trades}: the bar has a range of {lastRange}.', {
    es: 'Operación {trades}: la barra tiene un rango de {lastRange}.',
  });
