import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Each column says what its numbers are.',
        es: 'Cada columna dice qué son sus números.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({ caption: t({ en: 'Table', es: 'Tabla' }), columns: ['', 'A', 'B', 'C'] }),
    },
  ],
  parts: [
    {
      selector: '.otm-comparison',
      name: { en: 'region that scrolls', es: 'región que se desplaza' },
    },
    {
      selector: '.otm-comparison thead th',
      name: { en: 'column header', es: 'encabezado de columna' },
    },
    {
      selector: '.otm-comparison tbody th',
      name: { en: 'row header, which stays in view', es: 'encabezado de fila, siempre a la vista' },
    },
    { selector: '.otm-comparison td', name: { en: 'cell', es: 'celda' } },
  ],
  accessibility: {
    en: 'The caption names the table, and the box around it scrolls by keyboard on phones. Start each row with a row header.',
    es: 'El título da nombre a la tabla; en el teléfono, su caja se desplaza con el teclado. Cada fila empieza con su encabezado.',
  },
};
