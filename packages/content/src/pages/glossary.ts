import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The texts around the terms of the glossary. */
export const glossaryPage = defineMessages(
  {
    meta: {
      title: `Order flow glossary in plain words | ${product}`,
      description:
        'Delta, absorption, point of control, VWAP bands: order flow terms, each defined in one sentence and then explained. In English and Spanish.',
    },
    title: 'Order flow glossary',
    lead: 'Every term in one sentence, followed by what you need to know before you rely on it.',
    letters: 'Letters',
    related: 'See also',
    article: 'Guide',
  },
  {
    es: {
      meta: {
        title: `Glosario de order flow sin rodeos | ${product}`,
        description:
          'Delta, absorción, punto de control, bandas del VWAP: los términos del order flow, cada uno en una frase y después explicado. En español e inglés.',
      },
      title: 'Glosario de order flow',
      lead: 'Cada término primero en una frase, y después lo que conviene saber antes de confiar en él.',
      letters: 'Letras',
      related: 'Ver también',
      article: 'Guía',
    },
  },
);
