import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'The summary says what the picture shows, in one sentence.',
        es: 'El resumen dice en una frase qué muestra la imagen.',
      },
      does: ({ sample }) => sample({ modalId: 'rule-do' }),
      doesNot: ({ sample, t }) =>
        sample({
          modalId: 'rule-dont',
          summary: t({
            en: 'The best volume profile in the world, with many options for professional traders.',
            es: 'El mejor perfil de volumen del mundo, con muchas opciones para traders profesionales.',
          }),
        }),
    },
  ],
  accessibility: {
    en: 'The heading of the card names it; the button’s text is completed by that heading.',
    es: 'El título da nombre a la tarjeta y completa el texto del botón.',
  },
};
