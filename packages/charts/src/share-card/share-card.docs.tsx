import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A title of one or two lines: the card is read at the size of a stamp.',
        es: 'Un título de una o dos líneas: la tarjeta se lee del tamaño de una estampilla.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          title: t({
            en: 'What you should know about licenses, machines, delivery, refunds and updates before you buy any of our plans',
            es: 'Lo que conviene saber sobre licencias, equipos, entregas, reembolsos y actualizaciones antes de comprar un plan',
          }),
        }),
    },
  ],
  accessibility: {
    en: 'A picture for other sites: the page’s title and description carry the same text.',
    es: 'Es una imagen para otros sitios: el título y la descripción de la página dicen lo mismo.',
  },
};
