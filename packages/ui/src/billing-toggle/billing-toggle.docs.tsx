import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Two or three short options; what they change is next to them.',
        es: 'Dos o tres opciones cortas, junto a lo que cambian.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          legend: t({ en: 'Choose', es: 'Elige' }),
          options: [
            {
              value: 'rule-1',
              label: t({
                en: 'Pay every year until you cancel in writing',
                es: 'Pagar cada año hasta que canceles por escrito',
              }),
            },
            {
              value: 'rule-2',
              label: t({
                en: 'Pay once and keep it for as long as you live',
                es: 'Pagar una vez y conservarlo toda la vida',
              }),
            },
          ],
        }),
    },
  ],
  parts: [
    {
      selector: '.otm-billing',
      name: { en: 'group; its legend is hidden', es: 'grupo; su leyenda no se ve' },
    },
    {
      selector: '.otm-billing :checked + span',
      name: { en: 'selected choice', es: 'opción elegida' },
    },
    { selector: '.otm-billing label:last-child span', name: { en: 'choice', es: 'opción' } },
  ],
  accessibility: {
    en: 'Native radio buttons in a fieldset: the legend is read with each option.',
    es: 'Son botones de opción nativos en un grupo: la leyenda se lee con cada opción.',
  },
};
