import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const barTimerTexts: Localized<IndicatorTexts<'bar-timer'>> = defineMessages(
  {
    chart: {
      title: 'Time left in the bar',
      description: '{remaining} left of a {barLength} bar.',
      caption: '{remaining} left, stage {stage}%',
    },
    announcement: 'Trade {trades}: {remaining} left, stage {stage}%.',
  },
  {
    es: {
      chart: {
        title: 'Lo que queda de la barra',
        description: 'Quedan {remaining} de una barra de {barLength}.',
        caption: 'Quedan {remaining}, etapa {stage}\u00A0%',
      },
      announcement: 'Operación {trades}: quedan {remaining}, etapa {stage}\u00A0%.',
    },
  },
);
