import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A spot names what it marks; the picture is real and dated.',
        es: 'Cada número dice qué marca; la imagen es real y tiene fecha.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({ caption: '', spots: [{ x: 50, y: 50, text: t({ en: 'Wow!', es: '¡Guau!' }) }] }),
    },
  ],
  accessibility: {
    en: 'The spots are a list below the picture, so they’re read in order. Write the alternative text as if the picture were missing.',
    es: 'Los números son una lista bajo la imagen y se leen en orden. Escribe el texto alternativo como si la imagen faltara.',
  },
};
