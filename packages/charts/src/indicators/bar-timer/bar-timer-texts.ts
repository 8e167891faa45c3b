import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const barTimerChartTexts: Localized<ChartTexts['charts']['bar-timer']> = defineMessages(
  {
    title: 'Time left in the bar',
    description: '{remaining} left of a {barLength} bar.',
    caption: '{remaining} left, stage {stage}%',
  },
  {
    es: {
      title: 'Lo que queda de la barra',
      description: 'Quedan {remaining} de una barra de {barLength}.',
      caption: 'Quedan {remaining}, etapa {stage}\u00A0%',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const barTimerAnnouncement: Localized<ReplayTexts['announcements']['bar-timer']> =
  defineMessages('Trade {trades}: {remaining} left, stage {stage}%.', {
    es: 'Operación {trades}: quedan {remaining}, etapa {stage}\u00A0%.',
  });
