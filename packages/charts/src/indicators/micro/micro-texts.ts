import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const microChartTexts: Localized<ChartTexts['charts']['micro']> = defineMessages(
  {
    title: 'Delta inside the bar',
    description: '{windows} windows of {windowTrades} trades in bars of {barLength}.',
    caption: '{windows} windows, delta {delta}',
  },
  {
    es: {
      title: 'Delta dentro de la barra',
      description: '{windows} ventanas de {windowTrades} operaciones en barras de {barLength}.',
      caption: '{windows} ventanas, delta {delta}',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const microAnnouncement: Localized<ReplayTexts['announcements']['micro']> = defineMessages(
  'Trade {trades}: {windows} windows, delta {delta}.',
  { es: 'Operación {trades}: {windows} ventanas, delta {delta}.' },
);
