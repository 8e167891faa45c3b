import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Show TITLE_EN at a size at which its numbers can be read.',
        es: 'Muestra TITLE_ES en un tamaño en que se lean sus números.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ size: 'card', table: false }),
    },
  ],
  accessibility: {
    en: 'The figure’s caption says it’s a simulated session, and a table below has the same numbers for those who can’t see the drawing.',
    es: 'El pie dice que la sesión es simulada, y una tabla tiene los mismos números para quien no ve el dibujo.',
  },
};
