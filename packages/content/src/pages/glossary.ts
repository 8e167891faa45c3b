import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The texts around the terms of the glossary. */
export const glossaryPage = defineMessages(
  {
    meta: {
      title: `Order flow glossary in plain words | ${product}`,
      description:
        'Delta, CVD, absorption, point of control, VWAP bands: order flow terms, each with a definition, a worked example and a common mistake.',
    },
    title: 'Order flow glossary',
    lead: 'Every term in one sentence. Each term’s own page explains how to read it, works through an example and names the usual mistake.',
    letters: 'Letters',
    example: 'Worked example',
    mistake: 'Common mistake',
    related: 'Related terms',
    articles: 'Where it’s used',
  },
  {
    es: {
      meta: {
        title: `Glosario de order flow sin rodeos | ${product}`,
        description:
          'Delta, CVD, absorción, punto de control, bandas del VWAP: los términos del order flow, con definición, ejemplo resuelto y error frecuente.',
      },
      title: 'Glosario de order flow',
      lead: 'Cada término, en una frase. Su página explica cómo se lee, resuelve un ejemplo y señala el error más común. En las cifras, el punto separa los decimales y la coma, los miles.',
      letters: 'Letras',
      example: 'Ejemplo resuelto',
      mistake: 'Error frecuente',
      related: 'Términos relacionados',
      articles: 'Dónde se usa',
    },
  },
);
