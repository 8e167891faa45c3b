import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Mark the point of control and the value area; a profile without them is a histogram.',
        es: 'Marca el punto de control y el área de valor; sin ellos, el perfil es un histograma.',
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
