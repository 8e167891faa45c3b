import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

/** The labels around the articles of the guide. */
export const guidePage = defineMessages(
  {
    title: 'How to use',
    menu: 'All {count} cards of the guide',
    banner: {
      title: 'All eight indicators, one licence',
      text: `Every ${business.product} plan holds all eight indicators of this guide.`,
      action: 'See the plans',
    },
  },
  {
    es: {
      title: 'Cómo se usa',
      menu: 'Las {count} fichas de la guía',
      banner: {
        title: 'Los ocho indicadores en una licencia',
        text: `Todos los planes de ${business.product} incluyen los ocho indicadores de esta guía.`,
        action: 'Ver los planes',
      },
    },
  },
);
