import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Keep the sign of delta next to its color: not everyone can tell blue from orange.',
        es: 'Deja el signo de la delta junto al color: no todos distinguen el azul del naranja.',
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
