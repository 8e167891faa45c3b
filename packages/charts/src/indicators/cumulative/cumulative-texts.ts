import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const cumulativeChartTexts: Localized<ChartTexts['charts']['cumulative']> = defineMessages(
  {
    title: 'Cumulative delta',
    description: 'Closes at {close}, cumulative delta {delta}.',
    caption: 'Delta {delta} after {volume} contracts',
  },
  {
    es: {
      title: 'Delta acumulada',
      description: 'Cierra en {close}, delta acumulada {delta}.',
      caption: 'Delta {delta} tras {volume} contratos',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const cumulativeAnnouncement: Localized<ReplayTexts['announcements']['cumulative']> =
  defineMessages('Trade {trades}: cumulative delta {delta}.', {
    es: 'Operación {trades}: delta acumulada {delta}.',
  });
