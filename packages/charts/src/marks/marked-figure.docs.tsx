import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Number the places that the text next to the chart explains, and name each number there.',
        es: 'Numera los lugares que explica el texto junto al gráfico y nombra ahí cada número.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ table: false }),
    },
  ],
  accessibility: {
    en: 'The chart’s description ends with each number and its time, bar or price; the table has the same times.',
    es: 'La descripción del gráfico termina con cada número y su hora, barra o precio; la tabla tiene las mismas horas.',
  },
};
