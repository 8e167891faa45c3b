import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A heading states something; the lead adds what it doesn’t say.',
        es: 'El título afirma algo; la entrada agrega lo que el título no dice.',
      },
      does: ({ sample, t }) =>
        sample({
          id: 'rule-do',
          title: t({ en: 'Eight indicators', es: 'Ocho indicadores' }),
          lead: t({
            en: 'Each shows another side of the same trades.',
            es: 'Cada uno muestra otra cara de las mismas operaciones.',
          }),
        }),
      doesNot: ({ sample, t }) =>
        sample({
          id: 'rule-dont',
          title: t({ en: 'Our indicators', es: 'Nuestros indicadores' }),
          lead: t({ en: 'These are our indicators.', es: 'Estos son nuestros indicadores.' }),
        }),
    },
  ],
  accessibility: {
    en: 'Its heading names the region. Keep the order of levels: an h2 below the page’s h1.',
    es: 'El título da nombre a la región. Respeta los niveles: un h2 después del h1 de la página.',
  },
};
