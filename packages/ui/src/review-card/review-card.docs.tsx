import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A sample says that it’s a sample, until the customer is real.',
        es: 'Una muestra dice que es muestra, hasta que el cliente sea real.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({ labels: { sample: '', watch: t({ en: 'Watch', es: 'Ver video' }) } }),
    },
  ],
  accessibility: {
    en: 'A figure whose caption is the person. The link’s name includes that person’s name.',
    es: 'Una figura cuyo pie es la persona. El nombre del enlace incluye el de esa persona.',
  },
};
