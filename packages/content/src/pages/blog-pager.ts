import { defineMessages } from '@otm/schema';

/** The labels of the links between the pages of the list of posts. */
export const blogPager = defineMessages(
  {
    label: 'Pages of articles',
    page: 'Page {number} of {count}',
    newest: 'Newest',
    newer: 'Newer',
    older: 'Older',
    oldest: 'Oldest',
  },
  {
    es: {
      label: 'Páginas de artículos',
      page: 'Página {number} de {count}',
      newest: 'Los más recientes',
      newer: 'Más recientes',
      older: 'Más antiguos',
      oldest: 'Los más antiguos',
    },
  },
);
