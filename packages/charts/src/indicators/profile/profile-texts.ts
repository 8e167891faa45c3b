import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const profileChartTexts: Localized<ChartTexts['charts']['profile']> = defineMessages(
  {
    title: 'Volume per price',
    description: 'POC {poc}, value area {val} to {vah} with {share}%.',
    caption: 'POC {poc}, {volume} contracts',
  },
  {
    es: {
      title: 'Volumen por precio',
      description: 'POC {poc}, área de valor de {val} a {vah} con el {share}\u00A0%.',
      caption: 'POC {poc}, {volume} contratos',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const profileAnnouncement: Localized<ReplayTexts['announcements']['profile']> =
  defineMessages('Trade {trades}: point of control {poc}, value area {val} to {vah}.', {
    es: 'Operación {trades}: punto de control {poc}, área de valor de {val} a {vah}.',
  });
