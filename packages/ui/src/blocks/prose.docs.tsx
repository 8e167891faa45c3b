import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'One idea per paragraph; a list for what can be counted.',
        es: 'Una idea por párrafo; una lista para lo que se cuenta.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          children: (
            <p>
              {t({
                en: 'Delta is the volume bought at the ask minus the volume sold at the bid, so above zero more was bought and below zero more was sold, which, as said, is what delta is.',
                es: 'La delta es el volumen comprado en el ask menos el vendido en el bid, así que sobre cero se compró más y bajo cero se vendió más, lo que, como se dijo, es la delta.',
              })}
            </p>
          ),
        }),
    },
  ],
  parts: [
    { selector: '.otm-prose h2', name: { en: 'heading', es: 'título' } },
    { selector: '.otm-prose p', name: { en: 'paragraph', es: 'párrafo' } },
    { selector: '.otm-prose li', name: { en: 'list item', es: 'elemento de lista' } },
  ],
  accessibility: {
    en: 'Headings keep their order. Lines are no longer than the measure token, which helps readers with dyslexia.',
    es: 'Los títulos van en orden. Las líneas no pasan de la medida, lo que ayuda a quien tiene dislexia.',
  },
};
