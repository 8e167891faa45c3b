import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Compare plans of one billing period; mixed periods compare nothing.',
        es: 'Compara planes del mismo período de pago; mezclar períodos no compara nada.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          formatPrice: (amount: number) =>
            `$${amount} ${t({ en: 'a month or a year', es: 'al mes o al año' })}`,
        }),
    },
  ],
  parts: [
    {
      selector: '.otm-comparison',
      name: { en: 'region that scrolls', es: 'región que se desplaza' },
    },
    { selector: '.otm-comparison thead th:last-child', name: { en: 'plan', es: 'plan' } },
    { selector: '.otm-comparison tbody th', name: { en: 'feature', es: 'característica' } },
    {
      selector: '.otm-comparison td',
      name: { en: 'check, dash or value', es: 'marca, guion o valor' },
    },
  ],
  accessibility: {
    en: 'A table with headers for rows and columns; checks and dashes have a text for screen readers.',
    es: 'Una tabla con encabezados de fila y columna; las marcas y guiones tienen texto para el lector de pantalla.',
  },
};
