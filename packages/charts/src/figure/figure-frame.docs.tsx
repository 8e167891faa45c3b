import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A figure has a title and says where its data comes from.',
        es: 'Una figura tiene título y dice de dónde salen sus datos.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ title: '' }),
    },
  ],
  accessibility: {
    en: 'The figure’s caption says it’s a simulated session, and a table below has the same numbers for those who can’t see the drawing.',
    es: 'El pie dice que la sesión es simulada, y una tabla tiene los mismos números para quien no ve el dibujo.',
  },
};
