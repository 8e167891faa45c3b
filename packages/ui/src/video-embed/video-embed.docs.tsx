import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'The title says what the video teaches, and how long it takes is next to it.',
        es: 'El título dice qué enseña el video, y al lado está cuánto dura.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ title: 'Video 1', duration: '' }),
    },
  ],
  accessibility: {
    en: 'Nothing of the video service loads before a click, and the button says that it does. Without JavaScript it’s a link.',
    es: 'Nada del servicio de video se carga antes del clic, y el botón lo avisa. Sin JavaScript es un enlace.',
  },
};
