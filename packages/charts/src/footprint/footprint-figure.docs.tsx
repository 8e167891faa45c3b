import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Give every cell room for its two numbers; on a phone, show fewer bars.',
        es: 'Da a cada celda espacio para sus dos números; en el teléfono, menos barras.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => (
        <div style={{ inlineSize: '12rem', overflow: 'hidden' }}>{sample()}</div>
      ),
    },
  ],
  accessibility: {
    en: 'The figure’s caption says it’s a simulated session, and a table below has the same numbers for those who can’t see the drawing.',
    es: 'El pie dice que la sesión es simulada, y una tabla tiene los mismos números para quien no ve el dibujo.',
  },
};
