import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Three steps at most in one picture, each at the price where it happens.',
        es: 'Tres pasos como máximo por imagen, cada uno en el precio donde ocurre.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ steps: [] }),
    },
  ],
  accessibility: {
    en: 'The steps are a list after the drawing; the drawing repeats their numbers.',
    es: 'Los pasos son una lista después del dibujo, que repite sus números.',
  },
};
