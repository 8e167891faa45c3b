import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'The text says where the link goes, even in a list of links.',
        es: 'El texto dice a dónde lleva el enlace, incluso en una lista de enlaces.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({ children: t({ en: 'Click here', es: 'Haz clic aquí' }) }),
    },
  ],
  accessibility: {
    en: 'newTabLabel is hidden from view and read after the text: a new tab surprises no one.',
    es: 'newTabLabel no se ve, pero se lee después del texto: la pestaña nueva no sorprende.',
  },
};
