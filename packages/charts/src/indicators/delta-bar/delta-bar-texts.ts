import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const deltaBarChartTexts: Localized<ChartTexts['charts']['delta-bar']> = defineMessages(
  {
    title: 'Delta per bar',
    description: 'Bars of {barLength}; the last one has delta {lastDelta}.',
    caption: 'Last bar {lastDelta}, session {delta}',
  },
  {
    es: {
      title: 'Delta por barra',
      description: 'Barras de {barLength}; la última tiene una delta de {lastDelta}.',
      caption: 'Última barra {lastDelta}, sesión {delta}',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const deltaBarAnnouncement: Localized<ReplayTexts['announcements']['delta-bar']> =
  defineMessages('Trade {trades}: the bar has delta {lastDelta}.', {
    es: 'Operación {trades}: la barra tiene una delta de {lastDelta}.',
  });
