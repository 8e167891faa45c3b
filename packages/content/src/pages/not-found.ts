import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The copy of the page for unknown URLs. */
export const notFoundPage = defineMessages(
  {
    meta: {
      title: `Page not found | ${product}`,
      description:
        'There’s no page at this address. From here you can go back to the home page and start again.',
    },
    title: 'PAGE NOT FOUND',
    text: 'We looked everywhere for this page.',
    question: 'Are you sure the website URL is correct?',
    action: 'Go Back Home',
  },
  {
    es: {
      meta: {
        title: `Página no encontrada | ${product}`,
        description:
          'En esta dirección no hay ninguna página. Desde aquí puedes volver al inicio y empezar de nuevo.',
      },
      title: 'PÁGINA NO ENCONTRADA',
      text: 'Buscamos esta página por todas partes.',
      question: '¿Seguro que la dirección es correcta?',
      action: 'Volver al inicio',
    },
  },
);
