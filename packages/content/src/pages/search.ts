import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The texts of the page around the search field. */
export const searchPage = defineMessages(
  {
    meta: {
      title: `Search the guide, the blog and the glossary | ${product}`,
      description:
        'Search this site’s articles, FAQ and glossary. What you type stays in your browser.',
    },
    title: 'Search',
    lead: 'Search the guide, the blog, the FAQ and the glossary, or browse the lists of all articles and terms below.',
    articles: 'Guides',
    posts: 'Blog posts',
    terms: 'Glossary terms',
  },
  {
    es: {
      meta: {
        title: `Buscar en la guía, el blog y el glosario | ${product}`,
        description:
          'Busca en los artículos, las preguntas y el glosario de este sitio. Lo que escribes se queda en tu navegador: no se envía nada.',
      },
      title: 'Buscar',
      lead: 'Busca una palabra en la guía, el blog, las preguntas y el glosario, o recorre más abajo las listas de artículos y términos.',
      articles: 'Artículos de la guía',
      posts: 'Artículos del blog',
      terms: 'Términos del glosario',
    },
  },
);
