import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'List what’s missing as well: comparing is the point.',
        es: 'Incluye también lo que falta: se trata de comparar.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          features: [
            { text: t({ en: 'Lots of features', es: 'Muchas funciones' }), included: true },
          ],
        }),
    },
  ],
  parts: [
    { selector: '.otm-feature-list li', name: { en: 'feature', es: 'característica' } },
    {
      selector: '.otm-feature-list svg',
      name: { en: 'check or cross; its text is hidden', es: 'marca o cruz; su texto no se ve' },
    },
  ],
  accessibility: {
    en: 'Icons are decoration: “Included” or “Not included” is read before each line.',
    es: 'Los iconos son decoración: antes de cada línea se lee “Incluido” o “No incluido”.',
  },
};
