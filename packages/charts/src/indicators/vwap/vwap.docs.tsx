import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Draw the price and its bands together: a VWAP alone doesn’t say how far is far.',
        es: 'Dibuja el precio con sus bandas: el VWAP solo no dice cuánto es lejos.',
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
