import { type ChartCopy, defineMessages, type Localized } from '@otm/schema';

/** The copy of the indicator's chart. */
export const barTimerChart: Localized<ChartCopy['charts']['bar-timer']> = defineMessages(
  {
    title: 'What’s left of the bar',
    description:
      'The latest candles and, below them, the open {barLength} bar as a strip in four parts. {remaining} is left; the stage is {stage}% or less.',
    caption: '{remaining} left in a {barLength} bar, stage {stage}%',
  },
  {
    es: {
      title: 'Lo que falta para el cierre de la barra',
      description:
        'Las últimas velas y, debajo, la barra abierta de {barLength} como una franja de cuatro partes. Faltan {remaining}; la etapa es {stage}\u00A0% o menos.',
      caption: 'Faltan {remaining} de una barra de {barLength}, etapa {stage}\u00A0%',
    },
  },
);
