import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The copy of the page “TITLE_EN”. */
export const sampleNamePage = defineMessages(
  {
    meta: {
      title: `TITLE_EN: sample text | ${product}`,
      description:
        'Sample text: one or two sentences for search results on what visitors find on the page TITLE_EN.',
    },
    title: 'TITLE_EN',
    lead: 'Sample text: one or two sentences on what this page is for.',
    text: 'Sample text: the first paragraph.',
  },
  {
    es: {
      meta: {
        title: `TITLE_ES: texto de muestra | ${product}`,
        description:
          'Texto de muestra: una o dos frases para los buscadores sobre lo que se encuentra en la página TITLE_ES.',
      },
      title: 'TITLE_ES',
      lead: 'Texto de muestra: una o dos frases sobre el propósito de esta página.',
      text: 'Texto de muestra: el primer párrafo.',
    },
  },
);
