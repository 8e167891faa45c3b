import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Load it on request: a still chart with a button comes first.',
        es: 'Cárgalo a pedido: primero va un gráfico fijo con un botón.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => (
        <>
          {sample()}
          {sample()}
        </>
      ),
    },
  ],
  accessibility: {
    en: 'It never plays by itself. Every control has a label and works by keyboard; under reduced motion it steps instead of running.',
    es: 'No arranca solo. Cada control tiene etiqueta y funciona con el teclado; con menos movimiento avanza por pasos.',
  },
};
