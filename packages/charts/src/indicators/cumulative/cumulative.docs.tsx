import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Show price above cumulative delta on one time axis, so that a divergence can be seen.',
        es: 'Muestra el precio sobre la delta acumulada en el mismo eje, para que se vea la divergencia.',
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
