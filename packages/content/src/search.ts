import type { Localized, SearchTexts } from '@otm/schema';

/** The labels of the search. Browsers load them with it, so they have a file of their own. */
export const searchTexts: Localized<SearchTexts> = {
  en: {
    label: 'Search',
    close: 'Close the search',
    hint: 'Guide, blog, questions and glossary. Nothing you type leaves your browser.',
    kinds: {
      guide: 'Guide',
      blog: 'Blog',
      questions: 'Questions',
      glossary: 'Glossary',
      page: 'Page',
    },
    found: 'Results:',
    loading: 'Loading the search…',
    nothing: 'No results. Try a shorter search, or start here.',
    failed: 'The search didn’t load. You can find everything from here.',
    start: 'Where to start',
    allArticles: 'All articles of the guide',
    allTerms: 'All terms of the glossary',
  },
  es: {
    label: 'Buscar',
    close: 'Cerrar la búsqueda',
    hint: 'Guía, blog, preguntas y glosario. Lo que escribes no sale de tu navegador.',
    kinds: {
      guide: 'Guía',
      blog: 'Blog',
      questions: 'Preguntas',
      glossary: 'Glosario',
      page: 'Página',
    },
    found: 'Resultados:',
    loading: 'Cargando la búsqueda…',
    nothing: 'No hay resultados. Prueba con una búsqueda más corta o empieza por aquí.',
    failed: 'No se pudo cargar la búsqueda. Desde aquí llegas a todo.',
    start: 'Por dónde empezar',
    allArticles: 'Todos los artículos de la guía',
    allTerms: 'Todos los términos del glosario',
  },
};
