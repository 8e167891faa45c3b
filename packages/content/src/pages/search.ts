import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The texts of the page around the search field. */
export const searchPage = defineMessages(
  {
    meta: {
      title: `Search the guide, the blog and the glossary | ${product}`,
      description:
        'Search the articles, the questions and the glossary of this site. What you type stays in your browser and is sent nowhere.',
    },
    title: 'Search',
    lead: 'Find a word in the guide, the blog, the questions and the glossary, or choose from the lists.',
    articles: 'Articles of the guide',
    posts: 'Posts of the blog',
    terms: 'Terms of the glossary',
  },
  {
    es: {
      meta: {
        title: `Buscar en la guía, el blog y el glosario | ${product}`,
        description:
          'Busca en los artículos, las preguntas y el glosario de este sitio. Lo que escribes se queda en tu navegador: no se envía nada.',
      },
      title: 'Buscar',
      lead: 'Encuentra una palabra en la guía, el blog, las preguntas y el glosario, o elige de las listas.',
      articles: 'Artículos de la guía',
      posts: 'Entradas del blog',
      terms: 'Términos del glosario',
    },
  },
);
